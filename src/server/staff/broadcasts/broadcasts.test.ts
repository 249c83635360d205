import { beforeAll, describe, expect, it } from 'vitest'
import { PlaceId } from '#contract/geo/place.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { DEFAULT_SETTINGS } from '#contract/notifications/settings/notification-settings.ts'
import { updateNotificationSettings } from '#contract/notifications/settings/update-notification-settings.ts'
import { updateProfile } from '#contract/profiles/update-profile.ts'
import { BROADCAST_LIMITS } from '#contract/staff/broadcasts/broadcast.ts'
import { countAudience } from '#contract/staff/broadcasts/count-audience.ts'
import { listBroadcasts } from '#contract/staff/broadcasts/list-broadcasts.ts'
import { sendBroadcast } from '#contract/staff/broadcasts/send-broadcast.ts'
import { listLog } from '#contract/staff/log/list-log.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const STOCKHOLM = PlaceId.parse(2673730)
const WASHINGTON = PlaceId.parse(4140963)
const CONTENT = {
  titleEn: 'Enkutatash in the park {today}',
  titleAm: 'እንቁጣጣሽ በፓርኩ',
  textEn: 'Everybody is welcome from noon on.',
  textAm: 'ከእኩለ ቀን ጀምሮ ሁላችሁም ተጋብዛችኋል።',
  path: '/groups/explore',
}
const EVERYBODY = { placeIds: [], language: null }

async function personIn(name: string, placeId: PlaceId, language: 'en' | 'am' = 'en'): Promise<Person> {
  const person = await world.newPerson(name)
  await world.call(updateProfile, { placeId }, person)
  await world.db
    .updateTable('auth.users')
    .set({ raw_user_meta_data: JSON.stringify({ language }) })
    .where('id', '=', person.userId)
    .execute()
  return person
}
let [swede, swedeAm, american] = [] as unknown as [Person, Person, Person]
beforeAll(async () => {
  swede = await personIn('Astrid', STOCKHOLM)
  swedeAm = await personIn('Almaz', STOCKHOLM, 'am')
  american = await personIn('Aster', WASHINGTON, 'am')
})

const count = async (audience: { placeIds: PlaceId[]; language: 'en' | 'am' | null }) =>
  (await world.call(countAudience, audience, world.people.dawit)).body.people
const send = (audience: { placeIds: PlaceId[]; language: 'en' | 'am' | null }, byMail = false) =>
  world.call(sendBroadcast, { content: CONTENT, audience, byMail }, world.people.dawit)
const newsOf = async (person: Person) =>
  (await world.call(listNotifications, {}, person)).body.items.filter(
    ({ notice }) => notice.kind === 'broadcast',
  )
const latest = async () => (await world.call(listBroadcasts, {}, world.people.dawit)).body.items[0]

describe('a broadcast', () => {
  it('is for admins', async () => {
    for (const person of [null, world.people.hanna]) {
      const codes = [
        (await world.call(countAudience, EVERYBODY, person)).error.code,
        (await world.call(sendBroadcast, { content: CONTENT, audience: EVERYBODY, byMail: false }, person))
          .error.code,
        (await world.call(listBroadcasts, {}, person)).error.code,
      ]
      expect(new Set(codes)).toEqual(new Set([person ? 'auth.forbidden' : 'auth.signed-out']))
    }
  })

  it('says something in both languages, and leads into the app alone', async () => {
    for (const part of [
      { titleAm: ' ' },
      { textEn: 'x'.repeat(501) },
      { path: 'https://evil.example' },
      { path: '//evil' },
    ]) {
      const content = { ...CONTENT, ...part }
      const answer = await world.call(
        sendBroadcast,
        { content, audience: EVERYBODY, byMail: false },
        world.people.dawit,
      )
      expect(answer.error.code, JSON.stringify(part)).toBe('request.invalid')
    }
  })

  it('is not counted for places or languages that there are not', async () => {
    const wrong = [
      { placeIds: [-1 as PlaceId], language: null },
      { placeIds: Array.from({ length: BROADCAST_LIMITS.places + 1 }, () => STOCKHOLM), language: null },
      { placeIds: [], language: 'klingon' as 'en' },
    ]
    for (const audience of wrong) {
      const answer = await world.call(countAudience, audience, world.people.dawit)
      expect(answer.error.code, JSON.stringify(audience)).toBe('request.invalid')
    }
  })

  it('is counted by cities and language, and refused where nobody fits', async () => {
    expect(await count({ placeIds: [STOCKHOLM], language: null })).toBe(2)
    expect(await count({ placeIds: [STOCKHOLM], language: 'am' })).toBe(1)
    expect(await count({ placeIds: [STOCKHOLM, WASHINGTON], language: 'am' })).toBe(2)
    // whoever chose a language that we do not write is written to in English
    const setLanguage = (language: string) =>
      world.db
        .updateTable('auth.users')
        .set({ raw_user_meta_data: JSON.stringify({ language }) })
        .where('id', '=', swede.userId)
        .execute()
    await setLanguage('ti')
    expect(await count({ placeIds: [STOCKHOLM], language: 'en' })).toBe(1)
    await setLanguage('en')
    expect(await count(EVERYBODY)).toBe(8)
    const nowhere = PlaceId.parse(2_147_483_000)
    expect(await count({ placeIds: [nowhere], language: null })).toBe(0)
    expect((await send({ placeIds: [nowhere], language: null })).error.code).toBe('staff.no-audience')
  })

  it('reaches whom it is for, once, and stands in the log', async () => {
    expect((await send({ placeIds: [STOCKHOLM], language: null })).body.people).toBe(2)
    expect(await latest()).toMatchObject({ audience: 2, sent: 0, isFinished: false, author: 'Dawit Alemu' })
    await world.runJobs()
    expect(await latest()).toMatchObject({ sent: 2, isFinished: true, places: 1 })
    const [notice] = await newsOf(swede)
    expect(notice?.notice).toMatchObject({ kind: 'broadcast', facts: CONTENT })
    expect(await newsOf(swedeAm)).toHaveLength(1)
    expect(await newsOf(american)).toEqual([])
    const { items } = (await world.call(listLog, { action: 'broadcast' }, world.people.dawit)).body
    expect(items[0]).toMatchObject({ action: 'broadcast', note: CONTENT.titleEn, actor: 'Dawit Alemu' })
  })

  it('sent twice with one key is one', async () => {
    const idempotencyKey = crypto.randomUUID()
    const input = { content: { ...CONTENT, path: null }, audience: EVERYBODY, byMail: false }
    const answers = await Promise.all(
      [1, 2].map(() => world.call(sendBroadcast, input, world.people.dawit, { idempotencyKey })),
    )
    const again = await world.call(sendBroadcast, input, world.people.dawit, { idempotencyKey })
    expect(again.status).toBe(200)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    await world.runJobs()
    expect(await newsOf(world.people.meron)).toHaveLength(1)
  })

  it('is mailed in the language of the reader, where they have not switched that off', async () => {
    const quiet = await personIn('Quiet', WASHINGTON)
    const off = { inApp: true, push: true, email: false }
    const settings = { ...DEFAULT_SETTINGS, topics: { ...DEFAULT_SETTINGS.topics, announcements: off } }
    await world.call(updateNotificationSettings, settings, quiet)
    await send({ placeIds: [WASHINGTON], language: null }, true)
    await world.runJobs()
    await world.clock.advance(60)
    const mails = await world.outbox()
    const mail = mails.findLast(({ to }) => to === american.email)
    expect(mail?.subject).toBe(CONTENT.titleAm)
    expect(mail?.text).toContain(CONTENT.textAm)
    expect(mails.filter(({ to }) => to === quiet.email)).toEqual([])
    expect(await newsOf(quiet)).toHaveLength(1)
  })

  it('goes through many in batches, and nobody is left out or notified twice', async () => {
    const language = JSON.stringify({ language: 'am' })
    const accounts = Array.from({ length: 450 }, (_, n) => ({
      id: crypto.randomUUID(),
      email: `crowd${n}@example.org`,
      raw_user_meta_data: language,
    }))
    await world.db.insertInto('auth.users').values(accounts).execute()
    const at = world.clock.now()
    await world.db
      .insertInto('profile')
      .values(
        accounts.map(({ id }) => ({
          user_id: id,
          full_name: 'One of many',
          place_id: STOCKHOLM,
          created_at: at,
          updated_at: at,
        })),
      )
      .execute()
    const { people } = (await send({ placeIds: [STOCKHOLM], language: 'am' })).body
    expect(people).toBe(451)
    await world.runJobs()
    expect(await latest()).toMatchObject({ sent: 451, isFinished: true })
    const { n } = await world.db
      .selectFrom('notification')
      .select(({ fn }) => [fn.count<number>('user_id').distinct().as('n')])
      .where('kind', '=', 'broadcast')
      .where('subject_id', '=', (await latest())?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(n).toBe(451)
  })
})
