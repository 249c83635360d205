import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readDataExport } from '#contract/account/exports/read-data-export.ts'
import { requestDataExport } from '#contract/account/exports/request-data-export.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { suspendAccount } from '#server/auth/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { TABLE_TITLES } from '#server/account/exports/table-titles-view.ts'
import { allPersonalData } from './personal-data.ts'
import { MARK, wholeLife } from './whole-life.fixture.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const HOUR = 3600
const DAY = 24 * HOUR

const latestOf = async (person: Person) => (await world.call(readDataExport, {}, person)).body.latest

async function urlOf(person: Person): Promise<string> {
  const file = (await latestOf(person))?.file
  if (!file) throw new Error('There is no file.')
  return file.url
}

async function built(person: Person, language: InterfaceLanguage = 'en'): Promise<string> {
  expect((await world.call(requestDataExport, { language }, person)).status).toBe(200)
  await world.runJobs()
  return urlOf(person)
}

const download = (url: string) => world.inject({ url })

/** As an unzipping program sees it. */
async function unzipped(url: string): Promise<(path: string) => Uint8Array> {
  const files = unzipSync((await download(url)).rawPayload)
  return (path) => {
    const bytes = files[path]
    if (!bytes) throw new Error(`${path} is not among ${Object.keys(files).join(', ')}`)
    return bytes
  }
}

describe('a copy of personal data', () => {
  it('is for people who are signed in', async () => {
    expect((await world.call(readDataExport, {})).error.code).toBe('auth.signed-out')
    expect((await world.call(requestDataExport, { language: 'en' })).error.code).toBe('auth.signed-out')
  })

  it('is written in a language that there is', async () => {
    const language = 'klingon' as 'en'
    const answer = await world.call(requestDataExport, { language }, world.people.sara)
    expect(answer.error.code).toBe('request.invalid')
  })

  it('has every feature as JSON, every picture, and a page in the language of its reader', async () => {
    const { person, pictureIds, voiceId } = await wholeLife(world)
    expect(await latestOf(person)).toBeNull()
    const url = await built(person)
    const answer = await download(url)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="mesob-data.zip"',
    })
    expect(answer.rawPayload.byteLength).toBe((await latestOf(person))?.file?.bytes)

    const file = await unzipped(url)
    const text = (path: string) => strFromU8(file(path))
    const tables = allPersonalData.map(({ feature }) => JSON.parse(text(`data/${feature}.json`)) as object)
    expect(JSON.stringify(tables)).toContain(`${MARK} drives to church`)
    expect(JSON.stringify(tables)).toContain(`${MARK} asks whether the sofa is still there.`)
    expect(JSON.stringify(tables)).not.toMatch(/argon2|hmac_key|_hash"/)
    for (const id of pictureIds) expect(file(`media/${id}.webp`).byteLength, id).toBeGreaterThan(50)

    const page = text('index.html')
    expect(page).toContain('<h1>Your data at Mesob</h1>')
    expect(page).toContain(`${MARK} drives to church`)
    for (const id of pictureIds) expect(page).toContain(`<img src="media/${id}.webp"`)
    expect(file(`media/${voiceId}.webm`).byteLength).toBeGreaterThan(100)
    expect(page).toContain(`<audio controls preload="none" src="media/${voiceId}.webm">`)
    expect(page).not.toMatch(/<script|https?:\/\//)
  })

  it('is announced, and asked for again while it is built it is the same one', async () => {
    const person = await world.newPerson('Impatient')
    const answers = await Promise.all(
      [1, 2, 3].map(() => world.call(requestDataExport, { language: 'en' }, person)),
    )
    expect(new Set(answers.map(({ body }) => body.latest.id)).size).toBe(1)
    expect((await latestOf(person))?.file).toBeNull()
    await world.runJobs()
    expect(await latestOf(person)).toMatchObject({ file: { bytes: expect.any(Number) as number } })
    const { items } = (await world.call(listNotifications, {}, person)).body
    expect(items.map(({ notice }) => notice)).toMatchObject([
      { kind: 'security', facts: { what: 'export_ready' } },
    ])
    const mails = (await world.outbox()).filter(({ to }) => to === person.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['The copy of your data is ready'])
    expect(mails[0]?.text).toContain('/#/account?section=data')
  })

  it('is made once a day, and held for seven', async () => {
    const person = await world.newPerson('Daily')
    const first = await built(person)
    const refused = await world.call(requestDataExport, { language: 'en' }, person)
    expect(refused).toMatchObject({ status: 409, error: { code: 'account.export-too-soon' } })
    await world.clock.advance(DAY + 1)
    expect((await download(first)).statusCode).toBe(404)
    const again = await built(person)
    expect(again).not.toContain(first.split('/')[2])
    await world.clock.advance(7 * DAY - HOUR)
    expect((await download(await urlOf(person))).statusCode).toBe(200)
    await world.clock.advance(2 * HOUR)
    await world.runJobs()
    expect(await latestOf(person)).toBeNull()
  })

  it('is nobody else’s: an address is signed for one file, and over in ten minutes', async () => {
    const [one, other] = [await world.newPerson('Owner'), await world.newPerson('Stranger')]
    const [mine, theirs] = [await built(one), await built(other)]
    const idOf = (url: string) => url.split('/')[2] ?? ''
    const wrong = [
      mine.replace(idOf(mine), idOf(theirs)),
      mine.replace(/signature=.*/, 'signature=x'),
      mine.replace(/until=\d+/, 'until=99999999999'),
      mine.replace(/\?.*/, ''),
      mine.replace(idOf(mine), 'none'),
    ]
    for (const url of wrong) expect((await download(url)).statusCode, url).toBe(404)
    expect((await download(mine)).statusCode).toBe(200)
    await world.clock.advance(601)
    expect((await download(mine)).statusCode).toBe(404)
  })

  it('is for the suspended too, and in Amharic for those who read it', async () => {
    const person = await world.newPerson('Withheld')
    await inTransaction(world.db, (tx) =>
      suspendAccount(tx, world.platform, { userId: person.userId, endsAt: null }),
    )
    const file = await unzipped(await built(person, 'am'))
    expect(strFromU8(file('index.html'))).toContain('<html lang="am">')
  })

  it('has a title for every table that personal data are in', () => {
    const named = TABLE_TITLES.map(({ table }) => table)
    expect(named.toSorted()).toEqual(allPersonalData.flatMap(({ tables }) => tables).toSorted())
  })
})
