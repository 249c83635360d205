import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { blockDatingProfile } from '#contract/dating/reports/block-dating-profile.ts'
import { CONTACT_SALT, normalizeContact } from '#contract/dating/contacts/contact.ts'
import { deleteDatingProfile } from '#contract/dating/profile/delete-dating-profile.ts'
import { hideContacts } from '#contract/dating/contacts/hide-contacts.ts'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import { readDatingProfile } from '#contract/dating/profile/read-dating-profile.ts'
import { removeMatch } from '#contract/dating/matches/remove-match.ts'
import { reportDatingProfile } from '#contract/dating/reports/report-dating-profile.ts'
import { updateVisibility } from '#contract/dating/profile/update-visibility.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { listBlocks } from '#contract/safety/list-blocks.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { caseAbout, settle } from '#server/testing/cases.ts'
import { freshWorld } from '#server/testing/world.ts'
import { type Dater, join, man, matched, newDater, sees, woman } from '#server/dating/dating.fixture.ts'

const world = freshWorld()

const SPAM = { reason: 'spam', detail: null } as const
const report = (person: Person | null, profileId: string, wanted: object = SPAM) =>
  world.call(reportDatingProfile, { profileId, report: wanted as typeof SPAM }, person)
const block = (person: Person | null, profileId: string) =>
  world.call(blockDatingProfile, { profileId }, person)
const hashOf = (contact: string) =>
  createHmac('sha256', CONTACT_SALT)
    .update(normalizeContact(contact) ?? '')
    .digest('hex')
const hide = (person: Person | null, contacts: readonly string[]) =>
  world.call(hideContacts, { hashes: contacts.map(hashOf) }, person)

async function two(): Promise<{ she: Dater; he: Dater }> {
  return { she: await newDater(world, woman(world)), he: await newDater(world, man(world)) }
}
const see = async ({ she, he }: { she: Dater; he: Dater }) => [
  await sees(world, she, he),
  await sees(world, he, she),
]
const caseOf = (profileId: string) => caseAbout(world, world.people.hanna, profileId)

const account = (person: Person, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
  world.inject({ method, url: `/auth/v1${path}`, as: person, ...(payload && { payload }) })

async function confirmPhone(person: Person, phone: string): Promise<void> {
  expect((await account(person, 'PUT', '/user', { phone })).statusCode).toBe(200)
  const token = (await world.outbox()).findLast(({ to }) => to === `+${phone}`)?.token
  const sent = { type: 'phone_change', phone, token }
  expect((await account(person, 'POST', '/verify', sent)).statusCode).toBe(200)
}

async function takePhoneAway(person: Person): Promise<void> {
  const { identities } = (await account(person, 'GET', '/user')).json<{
    identities: { identity_id: string; provider: string }[]
  }>()
  const id = identities.find(({ provider }) => provider === 'phone')?.identity_id ?? ''
  expect((await account(person, 'DELETE', `/user/identities/${id}`)).statusCode).toBe(200)
}

const badgesOf = async (person: Person) =>
  (await world.call(readDatingProfile, {}, person)).body.profile?.badges

describe('blocking', () => {
  it('is for those who may see each other', async () => {
    const { she, he } = await two()
    expect(await block(null, she.profile.id)).toMatchObject({ status: 401 })
    for (const id of [uuidv7(), he.profile.id])
      expect((await block(he, id)).error.code).toBe('dating.not-found')
    expect((await block(he, 'x')).status).toBe(400)
    expect((await block(world.people.sara, she.profile.id)).error.code).toBe('dating.not-found')
  })

  it('makes both vanish everywhere, and keeps no name but the one that was shown', async () => {
    const { one, other } = await matched(world)
    expect((await block(one, other.profile.id)).body).toEqual({ isBlocked: true })
    for (const person of [one, other]) {
      expect((await world.call(listMatches, {}, person)).body.items).toEqual([])
      expect((await world.call(listThreads, {}, person)).body.items).toEqual([])
    }
    expect(await see({ she: one, he: other })).toEqual([false, false])
    const { blocks } = (await world.call(listBlocks, {}, one)).body
    expect(blocks.map(({ person }) => [person.name, person.avatar])).toEqual([['Biruk', null]])
    expect(JSON.stringify(blocks)).not.toContain(other.fullName)
  })

  it('from elsewhere is listed as one knows them there, and so does not tell that they date', async () => {
    const { one, other } = await matched(world)
    await world.call(blockUser, { userId: other.userId }, one)
    const { blocks } = (await world.call(listBlocks, {}, one)).body
    expect(blocks.map(({ person }) => [person.userId, person.name])).toEqual([[other.userId, other.fullName]])
  })

  it('takes the match out of the lists of both, and only that one', async () => {
    const { one, other } = await matched(world)
    const listed = async (person: Person) => (await world.call(listMatches, {}, person)).body.items.length
    expect([await listed(one), await listed(other)]).toEqual([1, 1])
    await block(one, other.profile.id)
    expect([await listed(one), await listed(other)]).toEqual([0, 0])
  })

  it('hides a match that the block left standing', async () => {
    const { one, other } = await matched(world)
    const listed = async (person: Person) => (await world.call(listMatches, {}, person)).body.items.length
    await world.db
      .insertInto('user_block')
      .values({
        blocker_id: one.userId,
        blocked_id: other.userId,
        known_id: uuidv7(),
        shown_name: 'Somebody',
        created_at: world.clock.now(),
      })
      .execute()
    expect([await listed(one), await listed(other)]).toEqual([0, 0])
  })

  it('and reporting remain where a match paused or ended', async () => {
    const paused = await matched(world)
    const away = { isPaused: true, isIncognito: false, hidesFromGroups: false, hidesFromConnections: false }
    await world.call(updateVisibility, away, paused.other)
    expect((await report(paused.one, paused.other.profile.id)).body).toEqual({ outcome: 'reported' })
    expect((await block(paused.one, paused.other.profile.id)).body).toEqual({ isBlocked: true })
    const { one, other, result } = await matched(world)
    await world.call(removeMatch, { matchId: result.matchId ?? uuidv7() }, other)
    expect((await report(one, other.profile.id)).body).toEqual({ outcome: 'reported' })
    expect((await block(one, other.profile.id)).body).toEqual({ isBlocked: true })
  })
})

describe('reporting', () => {
  it('is for those who may see each other', async () => {
    const { she } = await two()
    expect(await report(null, she.profile.id)).toMatchObject({ status: 401 })
    expect((await report(she, uuidv7())).error.code).toBe('dating.not-found')
    expect((await report(she, she.profile.id)).error.code).toBe('safety.own-subject')
    expect((await report(world.people.sara, she.profile.id)).error.code).toBe('dating.not-found')
    for (const wanted of [{ reason: 'other', detail: null }, { reason: 'ugly', detail: null }, {}])
      expect((await report(she, uuidv7(), wanted)).status).toBe(400)
  })

  it('hides both, ends their match, and tells staff what the profile said then', async () => {
    const { one, other } = await matched(world)
    expect((await report(one, other.profile.id)).body).toEqual({ outcome: 'reported' })
    expect(await see({ she: one, he: other })).toEqual([false, false])
    expect((await world.call(listMatches, {}, other)).body.items).toEqual([])
    const found = await caseOf(other.profile.id)
    expect(found).toMatchObject({ received: [SPAM], evidence: expect.stringContaining('ቡና እወዳለሁ') })
    expect(found?.subject?.pictures).toHaveLength(3)
    expect(JSON.stringify(found)).not.toContain(one.userId)
    await world.clock.advance(90 * 86_400 + 60)
    await world.runJobs()
    expect((await caseOf(other.profile.id))?.evidence).toBeNull()
  })

  it('of a threat hides the profile until staff have looked; dismissing shows it again', async () => {
    const { she, he } = await two()
    const reader = await newDater(world, woman(world))
    await report(she, he.profile.id, { reason: 'threat', detail: null })
    expect(await sees(world, reader, he)).toBe(false)
    await settle(world, world.people.hanna, he.profile.id, [{ kind: 'dismiss' }])
    expect(await sees(world, reader, he)).toBe(true)
    expect(await caseOf(he.profile.id)).toBeNull()
  })

  it('is not over with the profile: a new one waits for staff too', async () => {
    const { she, he } = await two()
    const reader = await newDater(world, woman(world))
    await report(she, he.profile.id, { reason: 'minor_at_risk', detail: null })
    await world.call(deleteDatingProfile, {}, he)
    const again = await join(world, he, man(world))
    expect(again.profile.isWithheld).toBe(true)
    expect(await sees(world, reader, again)).toBe(false)
    await settle(world, world.people.hanna, he.profile.id, [{ kind: 'dismiss' }])
    expect(await sees(world, reader, again)).toBe(true)
  })

  it('of three hides the profile; upheld, it stays away, with a new one too', async () => {
    const he = await newDater(world, man(world))
    const reader = await newDater(world, woman(world))
    const reporters = []
    for (let n = 0; n < 3; n++) reporters.push(await newDater(world, woman(world)))
    await world.clock.advance(86_401)
    for (const reporter of reporters) {
      expect(await sees(world, reader, he)).toBe(true)
      await report(reporter, he.profile.id)
    }
    expect(await sees(world, reader, he)).toBe(false)
    await settle(world, world.people.hanna, he.profile.id, [{ kind: 'remove' }], { rule: 'scam' })
    expect(await caseOf(he.profile.id)).toBeNull()
    const shown = { isPaused: false, isIncognito: false, hidesFromGroups: false, hidesFromConnections: false }
    const away = { isPaused: false, isWithheld: true }
    expect((await world.call(updateVisibility, shown, he)).body.profile).toMatchObject(away)
    await world.call(deleteDatingProfile, {}, he)
    expect((await join(world, he, man(world))).profile).toMatchObject(away)
    expect(await sees(world, reader, he)).toBe(false)
  })

  it('is decided by nobody about themselves', async () => {
    const { she } = await two()
    const manager = await join(world, world.people.hanna, man(world))
    await report(she, manager.profile.id)
    expect(await caseOf(manager.profile.id)).toBeNull()
    expect(await caseAbout(world, world.people.dawit, manager.profile.id)).toMatchObject({ reports: 1 })
  })
})

describe('hiding from one’s contacts', () => {
  it('is for those who date', async () => {
    expect(await hide(null, [])).toMatchObject({ status: 401 })
    expect((await hide(world.people.sara, ['abel@example.org'])).error.code).toBe('dating.no-profile')
    const she = await newDater(world, woman(world))
    expect((await world.call(hideContacts, { hashes: ['x'] }, she)).status).toBe(400)
    const hashes = Array.from({ length: 2001 }, (_, n) => n.toString(16).padStart(64, '0'))
    expect((await world.call(hideContacts, { hashes }, she)).status).toBe(400)
  })

  it('hides one from them, also from those who come later, until the list says otherwise', async () => {
    const { she, he } = await two()
    const late = await world.newPerson('Latecomer')
    const answer = await hide(she, [` ${he.email.toUpperCase()}`, late.email, late.email, '+1 202 555 0123'])
    expect(answer.body).toEqual({ hiddenContacts: 3, waiting: 0 })
    expect(await see({ she, he })).toEqual([true, false])
    const joined = await join(world, late, man(world))
    expect(await see({ she, he: joined })).toEqual([true, false])
    expect((await world.call(readDatingProfile, {}, she)).body.profile?.hiddenContacts).toBe(3)
    await hide(she, [late.email])
    expect(await see({ she, he })).toEqual([true, true])
    expect(await see({ she, he: joined })).toEqual([true, false])
  })

  it('follows a number that is confirmed, and taken away, after the profile was made', async () => {
    const { she, he } = await two()
    await hide(she, ['+251 911 000 081'])
    expect(await see({ she, he })).toEqual([true, true])
    await confirmPhone(he, '251911000081')
    expect(await see({ she, he })).toEqual([true, false])
    expect(await badgesOf(he)).toEqual(['onboarding_complete', 'verified_phone'])
    await confirmPhone(he, '251911000082')
    expect(await see({ she, he })).toEqual([true, true])
    await hide(she, ['+251 911 000 082'])
    expect(await see({ she, he })).toEqual([true, false])
    await takePhoneAway(he)
    expect(await see({ she, he })).toEqual([true, true])
    expect(await badgesOf(he)).toEqual(['onboarding_complete'])
  })

  it('keeps neither addresses nor what browsers send', async () => {
    const { she, he } = await two()
    await hide(she, [he.email])
    const rows = await world.db.selectFrom('dating_hidden_contact').selectAll().execute()
    const stored = rows.map(({ hash }) => hash.toString('hex'))
    expect(stored).not.toContain(hashOf(he.email))
  })
})
