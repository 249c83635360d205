import { describe, expect, it } from 'vitest'
import { changeRole } from '#contract/staff/people/change-role.ts'
import { markAgent } from '#contract/staff/people/mark-agent.ts'
import { openAccountCase } from '#contract/staff/people/open-account-case.ts'
import { readPerson } from '#contract/staff/people/read-person.ts'
import { revealContacts } from '#contract/staff/people/reveal-contacts.ts'
import { searchPeople } from '#contract/staff/people/search-people.ts'
import { writeNote } from '#contract/staff/people/write-note.ts'
import { listCases } from '#contract/moderation/cases/list-cases.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { mintSession } from '#server/auth/public.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { caseAbout, settle } from '#server/testing/cases.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const nobody = UserId.parse(uuidv7())

const search = (input: object, as: Person | null = world.people.dawit) => world.call(searchPeople, input, as)
const namesOf = async (input: object) => (await search(input)).body.items.map(({ card }) => card.name)
const read = (userId: UserId, as: Person | null = world.people.hanna) =>
  world.call(readPerson, { userId }, as)

describe('searching people', () => {
  it('is for admins', async () => {
    expect((await search({}, null)).error.code).toBe('auth.signed-out')
    expect((await search({}, world.people.hanna)).error.code).toBe('auth.forbidden')
    expect((await search({ filter: 'rich' })).error.code).toBe('request.invalid')
    expect((await search({ cursor: 'x' })).error.code).toBe('request.invalid')
  })

  it('finds by the beginning of a name, by an address, and staff alone; contacts are masked', async () => {
    const { sara, hanna, dawit } = world.people
    expect(await namesOf({ q: 'sara b' })).toEqual([sara.fullName])
    expect(await namesOf({ q: '%' })).toEqual([])
    const { items } = (await search({ q: ` ${sara.email.toUpperCase()} ` })).body
    expect(items).toMatchObject([
      { role: 'user', suspension: null, contacts: { email: 's•••@example.org', phone: null } },
    ])
    expect(JSON.stringify(items)).not.toContain(sara.email)
    expect((await namesOf({ filter: 'staff' })).toSorted()).toEqual([dawit.fullName, hanna.fullName])
    expect(await namesOf({ q: '+251 911 000 081' })).toEqual([])
  })

  it('comes in pages, the newest first', async () => {
    for (let n = 0; n < 31; n++) await world.newPerson(`Crowd${n}`)
    const first = (await search({ q: 'crowd' })).body
    expect(first.items).toHaveLength(30)
    expect(first.items[0]?.card.name).toBe('Crowd30 Example')
    const rest = (await search({ q: 'crowd', cursor: first.nextCursor })).body
    expect(rest.items.map(({ card }) => card.name)).toEqual(['Crowd0 Example'])
  })
})

describe('the page of a person', () => {
  it('is for staff', async () => {
    const { sara, abel } = world.people
    expect((await read(sara.userId, null)).error.code).toBe('auth.signed-out')
    expect((await read(sara.userId, abel)).error.code).toBe('auth.forbidden')
    expect((await read('x' as UserId)).error.code).toBe('request.invalid')
    expect((await read(nobody)).error.code).toBe('staff.person-not-found')
  })

  it('shows standing, devices and notes', async () => {
    const { meron, hanna } = world.people
    const note = 'Called about the missing deposit.'
    const write = (as: Person | null, words = note, userId = meron.userId) =>
      world.call(writeNote, { userId, note: words }, as)
    expect((await write(null)).error.code).toBe('auth.signed-out')
    expect((await write(meron)).error.code).toBe('auth.forbidden')
    expect((await write(hanna, ' ')).error.code).toBe('request.invalid')
    expect((await write(hanna, note, nobody)).error.code).toBe('staff.person-not-found')
    expect((await write(hanna)).body).toEqual({ isWritten: true })
    expect((await read(meron.userId)).body).toMatchObject({
      role: 'user',
      level: 0,
      devices: 1,
      warnings: 0,
      strikes: 0,
      reports: { about: 0, upheld: 0, by: 0 },
      listings: [],
      log: [{ action: 'note', actor: hanna.fullName, note }],
    })
  })

  it('reveals contacts to admins alone, with a reason that is logged', async () => {
    const { abel, hanna, dawit } = world.people
    const reveal = (as: Person | null, reason = 'The police asked.', userId = abel.userId) =>
      world.call(revealContacts, { userId, reason }, as)
    expect((await reveal(null)).error.code).toBe('auth.signed-out')
    expect((await reveal(hanna)).error.code).toBe('auth.forbidden')
    expect((await reveal(dawit, '')).error.code).toBe('request.invalid')
    expect((await reveal(dawit, 'Why', nobody)).error.code).toBe('staff.person-not-found')
    expect((await reveal(dawit)).body).toEqual({ email: abel.email, phone: null })
    expect((await read(abel.userId)).body.log).toMatchObject([
      { action: 'reveal', actor: dawit.fullName, note: 'The police asked.' },
    ])
  })

  it('opens a case about the account, once, in which it is decided on', async () => {
    const culprit = await world.newPerson('Accounted')
    const { hanna } = world.people
    const open = (as: Person | null, userId = culprit.userId) => world.call(openAccountCase, { userId }, as)
    expect((await open(null)).error.code).toBe('auth.signed-out')
    expect((await open(culprit)).error.code).toBe('auth.forbidden')
    expect((await open(hanna, nobody)).error.code).toBe('staff.person-not-found')
    expect((await open(hanna, 'x' as UserId)).error.code).toBe('request.invalid')
    const { caseId } = (await open(hanna)).body
    expect((await open(hanna)).body).toEqual({ caseId })
    expect(await caseAbout(world, hanna, culprit.userId)).toMatchObject({
      id: caseId,
      kind: 'account',
      title: culprit.fullName,
      subject: { path: `/manager/people/${culprit.userId}` },
    })
    await settle(world, hanna, culprit.userId, [{ kind: 'suspend', days: 3 }], { rule: 'spam' })
    const file = (await read(culprit.userId)).body
    expect(file.suspension?.endsAt).toBeTypeOf('string')
    expect(file.log).toMatchObject([{ action: 'suspend', days: 3, reason: 'spam' }])
    expect(await namesOf({ filter: 'suspended' })).toEqual([culprit.fullName])
  })
})

describe('agents', () => {
  it('are marked by staff with a reason, once, and it is logged', async () => {
    const { hanna } = world.people
    const broker = await world.newPerson('Broker')
    const mark = (
      as: Person | null,
      isAgent = true,
      reason = 'Posts the homes of others.',
      userId = broker.userId,
    ) => world.call(markAgent, { userId, isAgent, reason }, as)
    expect((await mark(null)).error.code).toBe('auth.signed-out')
    expect((await mark(broker)).error.code).toBe('auth.forbidden')
    expect((await mark(hanna, true, ' ')).error.code).toBe('request.invalid')
    expect((await mark(hanna, true, 'Posts homes.', nobody)).error.code).toBe('staff.person-not-found')
    expect((await mark(hanna, false)).body).toEqual({ isAgent: false })
    expect((await read(broker.userId)).body).toMatchObject({ isAgent: false, log: [] })
    const both = await Promise.all([mark(hanna), mark(hanna)])
    expect(both.map(({ body }) => body)).toEqual([{ isAgent: true }, { isAgent: true }])
    expect((await read(broker.userId)).body).toMatchObject({
      isAgent: true,
      log: [{ action: 'mark_agent', actor: hanna.fullName, note: 'Posts the homes of others.' }],
    })
    await mark(hanna, false, 'Was somebody else.')
    expect((await read(broker.userId)).body).toMatchObject({
      isAgent: false,
      log: [{ action: 'unmark_agent' }, { action: 'mark_agent' }],
    })
  })
})

describe('roles', () => {
  const give = (as: Person | null, userId: UserId, role: string, reason = 'Joins the team.') =>
    world.call(changeRole, { userId, role: role as 'manager', reason }, as)
  const isManager = async (person: Person) => (await world.call(listCases, {}, person)).status === 200

  it('are changed by admins with a reason, at once, and it is logged', async () => {
    const { dawit, hanna } = world.people
    const recruit = await world.newPerson('Recruit')
    expect((await give(null, recruit.userId, 'manager')).error.code).toBe('auth.signed-out')
    expect((await give(hanna, recruit.userId, 'manager')).error.code).toBe('auth.forbidden')
    expect((await give(dawit, recruit.userId, 'king')).error.code).toBe('request.invalid')
    expect((await give(dawit, recruit.userId, 'manager', '')).error.code).toBe('request.invalid')
    expect((await give(dawit, nobody, 'manager')).error.code).toBe('staff.person-not-found')
    expect(await isManager(recruit)).toBe(false)
    expect((await give(dawit, recruit.userId, 'manager')).body).toEqual({ role: 'manager' })
    expect((await give(dawit, recruit.userId, 'manager')).body).toEqual({ role: 'manager' })
    expect(await isManager(recruit)).toBe(true)
    await give(dawit, recruit.userId, 'user', 'Left the team.')
    expect(await isManager(recruit)).toBe(false)
    expect((await read(recruit.userId)).body.log).toMatchObject([
      { action: 'revoke_role', note: 'Left the team.' },
      { action: 'grant_role', note: 'Joins the team.' },
    ])
  })

  it('leave one admin, also when two give it up at once', async () => {
    const { dawit } = world.people
    expect((await give(dawit, dawit.userId, 'user')).error.code).toBe('staff.last-admin')
    const second = await world.newPerson('Second')
    await give(dawit, second.userId, 'admin')
    const both = await Promise.all([
      give(second, dawit.userId, 'user', 'Race'),
      give(dawit, second.userId, 'user', 'Race'),
    ])
    const admins = await world.db
      .selectFrom('user_roles')
      .select('user_id')
      .where('role', '=', 'admin')
      .execute()
    expect(admins).toHaveLength(1)
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    const left = admins[0]?.user_id === dawit.userId ? dawit : second
    await give(left, dawit.userId, 'admin', 'Back again')
  })

  it('need a recent sign-in', async () => {
    const recruit = await world.newPerson('Patient')
    const { dawit } = world.people
    await world.clock.advance(16 * 60)
    const late = await give(dawit, recruit.userId, 'manager')
    expect(late.error.code).toBe('auth.sign-in-again')
    const { access_token: token } = await mintSession(world.platform, dawit.userId)
    const fresh = await world.call(
      changeRole,
      { userId: recruit.userId, role: 'manager', reason: 'Joins the team.' },
      null,
      { headers: { authorization: `Bearer ${token}` } },
    )
    expect(fresh.body).toEqual({ role: 'manager' })
  })
})
