import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import { cancelEvent } from '#contract/groups/events/cancel-event.ts'
import { EventId, type GroupEvent } from '#contract/groups/events/event.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { cancelRegistration } from '#contract/groups/events/registrations/cancel-registration.ts'
import { confirmRegistration } from '#contract/groups/events/registrations/confirm-registration.ts'
import { listRegistrations } from '#contract/groups/events/registrations/list-registrations.ts'
import { readRegistration } from '#contract/groups/events/registrations/read-registration.ts'
import { registerForEvent } from '#contract/groups/events/registrations/register-for-event.ts'
import {
  REGISTRATION_LIMITS,
  type RegistrationFields,
  RegistrationId,
} from '#contract/groups/events/registrations/registration.ts'
import { removeRegistration } from '#contract/groups/events/registrations/remove-registration.ts'
import { setHosts } from '#contract/groups/events/hosts/set-hosts.ts'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import {
  addMembers,
  callEvent,
  eventFields,
  inHours,
  makeGroup,
  noticesOf,
} from '#server/groups/events/groups.fixture.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const HOUR = 3600
const nowhere = EventId.parse(uuidv7())

type Fields = Partial<z.input<typeof RegistrationFields>>
let sara: Person
let abel: Person
let meron: Person
let hanna: Person
beforeAll(() => {
  ;({ sara, abel, meron, hanna } = world.people)
})

let counter = 0
const address = () => `guest${++counter}.${uuidv7().slice(-6)}@example.org`
const register = (eventId: EventId, email: string, more: Fields = {}, as: Person | null = null) =>
  world.call(registerForEvent, { eventId, name: 'Selam Haile', email, language: 'en', ...more }, as)
const read = (token: string) => world.call(readRegistration, { token })
const confirm = (token: string) => world.call(confirmRegistration, { token })
const cancel = (token: string) => world.call(cancelRegistration, { token })
const list = (eventId: EventId, as: Person | null, more: { limit?: number; cursor?: string } = {}) =>
  world.call(listRegistrations, { eventId, ...more }, as)
const remove = (eventId: EventId, registrationId: string, as: Person | null) =>
  world.call(removeRegistration, { eventId, registrationId: RegistrationId.parse(registrationId) }, as)
const seen = async (eventId: EventId, as: Person | null = null): Promise<GroupEvent> =>
  (await world.call(readEvent, { eventId }, as)).body

/** What an address was sent, oldest first. */
async function mailsTo(email: string) {
  await world.runJobs()
  const mails = (await world.outbox()).filter(({ to }) => to === email)
  return mails.map(({ subject, text, action_link: link }) => ({ subject, text, link }))
}
async function tokenOf(email: string): Promise<string> {
  const link = (await mailsTo(email)).at(-1)?.link ?? ''
  return new URLSearchParams(link.split('?')[1]).get('token') ?? ''
}
async function coming(eventId: EventId, email: string, more: Fields = {}): Promise<string> {
  await register(eventId, email, more)
  const token = await tokenOf(email)
  await confirm(token)
  return token
}

async function gather(changes: Record<string, unknown> = {}, group: Record<string, unknown> = {}) {
  const groupId = await makeGroup(world, { admin: sara, members: [abel, meron], changes: group })
  const event = await callEvent(world, groupId, sara, changes)
  return { groupId, eventId: event.id, event }
}

describe('registering without an account', () => {
  it('counts once the mailed link has confirmed it, and shows then where it takes place', async () => {
    const { eventId, event } = await gather({ url: 'https://meet.example.org/buna' })
    expect(await seen(eventId)).toMatchObject({ mayRegister: true, mayAttend: false, url: null })
    expect(await seen(eventId, hanna)).toMatchObject({ mayRegister: true })
    expect(await seen(eventId, abel)).toMatchObject({ mayRegister: false, mayAttend: true })
    const email = address()
    expect((await register(eventId, ` ${email.toUpperCase()} `, { guests: 2 })).body).toEqual({
      isMailed: true,
    })
    expect(await seen(eventId)).toMatchObject({ going: 0, registered: 0 })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe(`Please confirm: “${event.title}”`)
    expect(mail?.text).not.toContain('Selam')
    const token = await tokenOf(email)
    expect((await read(token)).body.registration).toMatchObject({
      name: 'Selam Haile',
      guests: 2,
      state: 'unconfirmed',
      event: { id: eventId, url: null },
    })
    for (let time = 0; time < 2; time++)
      expect((await confirm(token)).body.registration).toMatchObject({
        state: 'going',
        event: { url: 'https://meet.example.org/buna' },
      })
    expect(await seen(eventId)).toMatchObject({ going: 3, registered: 3 })
  })

  it('says the same of an address that is known, and changes nothing of it', async () => {
    const { eventId } = await gather()
    const email = address()
    const token = await coming(eventId, email)
    expect((await register(eventId, email, { name: 'Somebody Else', guests: 9 })).body).toEqual({
      isMailed: true,
    })
    expect((await mailsTo(email)).at(-1)?.subject).toBe('You are registered for “Coffee ceremony”')
    expect((await read(token)).body.registration).toMatchObject({ name: 'Selam Haile', guests: 0 })
    expect(await seen(eventId)).toMatchObject({ going: 1 })
  })

  it('takes what was typed last, as long as nothing is confirmed', async () => {
    const { eventId } = await gather()
    const email = address()
    await register(eventId, email, { name: 'Typo' })
    await register(eventId, email, { name: 'ሰላም ኃይሌ', guests: 1, language: 'am' })
    const mail = (await mailsTo(email)).at(-1)
    expect(mail?.subject).toMatch(/[\u1200-\u137f]/u)
    expect((await read(await tokenOf(email))).body.registration).toMatchObject({ name: 'ሰላም ኃይሌ', guests: 1 })
  })

  it.each([
    ['no name', { name: ' ' }],
    ['a name of one letter', { name: 'S' }],
    ['a link for a name', { name: 'www.win.example' }],
    ['digits in a name', { name: 'Call 0911223344' }],
    ['no address', { email: '' }],
    ['what is no address', { email: 'selam(at)example.org' }],
    ['too many guests', { guests: 11 }],
    ['half a guest', { guests: 0.5 }],
    ['a language without mails', { language: 'fr' as never }],
  ])('is refused with %s', async (_, more) => {
    const { eventId } = await gather()
    expect((await register(eventId, address(), more)).error.code).toBe('request.invalid')
  })

  it('is for events of open groups that lie ahead', async () => {
    expect((await register(nowhere, address())).error.code).toBe('groups.event-not-found')
    const closed = await gather({}, { requires_approval: true })
    expect(await seen(closed.eventId)).toMatchObject({ mayRegister: false })
    expect((await register(closed.eventId, address())).error.code).toBe('groups.registration-closed')
    const archived = await gather()
    await world.call(answerEvent, { eventId: archived.eventId, answer: 'going' }, abel)
    await world.call(archiveGroup, { groupId: archived.groupId }, sara)
    expect((await register(archived.eventId, address())).error.code).toBe('groups.archived')
    const off = await gather()
    await world.call(cancelEvent, { eventId: off.eventId, scope: 'one' }, sara)
    expect((await register(off.eventId, address())).error.code).toBe('groups.event-cancelled')
    const small = await gather({ capacity: 2 })
    expect((await register(small.eventId, address(), { guests: 2 })).error).toMatchObject({
      code: 'groups.event-full',
      details: { places: 2 },
    })
    const soon = await gather({ startsAt: inHours(world, 1) })
    await world.clock.advance(4 * HOUR)
    expect((await register(soon.eventId, address())).error.code).toBe('groups.event-over')
  })
})

describe('a mailed link', () => {
  it('works for nobody who changed or invented it', async () => {
    const { eventId } = await gather()
    const token = await coming(eventId, address())
    for (const bad of [`${token.slice(0, -2)}AA`, 'A'.repeat(46), 'a'.repeat(20)])
      for (const answer of [await read(bad), await confirm(bad), await cancel(bad)])
        expect(answer.error.code, bad).toBe('groups.registration-ended')
    for (const answer of [await read(''), await confirm('?'), await cancel('a'.repeat(121))])
      expect(answer.error.code).toBe('request.invalid')
  })

  it('confirms within a day; afterwards nothing is left of who asked', async () => {
    const { eventId } = await gather()
    const email = address()
    await register(eventId, email)
    const token = await tokenOf(email)
    await world.clock.advance(REGISTRATION_LIMITS.confirmHours * HOUR)
    for (const answer of [await read(token), await confirm(token), await cancel(token)])
      expect(answer.error.code).toBe('groups.registration-ended')
    await world.clock.advance(HOUR)
    await world.runJobs()
    expect(await rowsOf(email)).toBe(0)
  })

  it('confirms nothing that takes place no more, or for members alone', async () => {
    const off = await gather()
    const full = await gather({ capacity: 5 })
    const closing = await gather()
    const archiving = await gather()
    const over = await gather({ startsAt: inHours(world, 1) })
    const token: Record<string, string> = {}
    for (const { eventId } of [off, full, closing, archiving, over]) {
      const email = address()
      await register(eventId, email, { guests: 2 })
      token[eventId] = await tokenOf(email)
    }
    const answer = async ({ eventId }: { eventId: EventId }) =>
      (await confirm(token[eventId] ?? '')).error.code
    await world.call(cancelEvent, { eventId: off.eventId, scope: 'one' }, sara)
    expect(await answer(off)).toBe('groups.event-cancelled')
    const fields = eventFields(world, { capacity: 2 })
    const { version } = full.event
    await world.call(updateEvent, { eventId: full.eventId, version, scope: 'one', fields }, sara)
    expect(await answer(full)).toBe('groups.event-full')
    const group = world.db.updateTable('community_group').where('id', '=', closing.groupId)
    await group.set({ requires_approval: true }).execute()
    expect(await answer(closing)).toBe('groups.registration-closed')
    await world.call(answerEvent, { eventId: archiving.eventId, answer: 'going' }, abel)
    await world.call(archiveGroup, { groupId: archiving.groupId }, sara)
    expect(await answer(archiving)).toBe('groups.archived')
    await world.clock.advance(4 * HOUR)
    expect(await answer(over)).toBe('groups.event-over')
  })

  it('cancels, gives the place to who waits, member or not, and leaves nothing behind', async () => {
    const { eventId } = await gather({ capacity: 1 })
    const [first, third] = [address(), address()]
    const token = await coming(eventId, first)
    await world.call(answerEvent, { eventId, answer: 'going' }, abel)
    const waiting = await coming(eventId, third)
    expect((await read(waiting)).body.registration).toMatchObject({ state: 'waiting', queuePosition: 2 })
    expect((await read(waiting)).body.registration.event.url).toBeNull()
    expect(await seen(eventId, abel)).toMatchObject({
      waiting: 2,
      own: { isWaiting: true, queuePosition: 1 },
    })
    expect((await cancel(token)).body).toEqual({ isCancelled: true })
    expect((await cancel(token)).error.code).toBe('groups.registration-ended')
    expect(await rowsOf(first)).toBe(0)
    expect(await seen(eventId, abel)).toMatchObject({ going: 1, registered: 0, own: { isWaiting: false } })
    expect((await noticesOf(world, abel)).map(({ kind }) => kind)).toContain('event_admitted')
    await world.call(answerEvent, { eventId, answer: 'no' }, abel)
    expect((await read(waiting)).body.registration).toMatchObject({ state: 'going', queuePosition: null })
    expect((await mailsTo(third)).at(-1)?.subject).toBe('You have a place at “Coffee ceremony”')
  })
})

describe('who registered is written to', () => {
  it('a day and two hours before, when it changes and when it is cancelled', async () => {
    const { eventId, event } = await gather({ startsAt: inHours(world, 48) })
    const [email, unsure] = [address(), address()]
    await coming(eventId, email)
    await register(eventId, unsure)
    await world.clock.advance(24.5 * HOUR)
    const subjects = async (to = email) => (await mailsTo(to)).map(({ subject }) => subject).slice(1)
    const reminder = '“Coffee ceremony” begins soon'
    expect(await subjects()).toEqual([reminder])
    await world.clock.advance(22 * HOUR)
    expect(await subjects()).toEqual([reminder, reminder])
    const fields = eventFields(world, { startsAt: inHours(world, 30), venue: 'Somewhere else' })
    await world.call(updateEvent, { eventId, version: event.version, scope: 'one', fields }, sara)
    expect((await subjects()).slice(2)).toEqual(['“Coffee ceremony” was changed'])
    await world.call(cancelEvent, { eventId, scope: 'one' }, sara)
    expect((await subjects()).slice(3)).toEqual(['“Coffee ceremony” is cancelled'])
    expect(await subjects(unsure)).toEqual([])
    await world.clock.advance((REGISTRATION_LIMITS.daysKept + 3) * 24 * HOUR)
    await world.runJobs()
    expect(await rowsOf(email)).toBe(0)
  })
})

describe('those who lead', () => {
  it('and host see names, page by page, and no addresses; nobody else does', async () => {
    const { eventId } = await gather()
    for (const name of ['Almaz One', 'Bekele Two', 'Chaltu Three']) await coming(eventId, address(), { name })
    await register(eventId, address(), { name: 'Unsure' })
    expect((await list(eventId, null)).error.code).toBe('auth.signed-out')
    expect((await list(eventId, hanna)).error.code).toBe('groups.not-member')
    expect((await list(eventId, abel)).error.code).toBe('groups.not-admin')
    expect((await list(nowhere, sara)).error.code).toBe('groups.event-not-found')
    expect((await list(eventId, sara, { cursor: 'x' })).error.code).toBe('request.invalid')
    await world.call(setHosts, { eventId, userIds: [abel.userId] }, sara)
    const page = (await list(eventId, abel, { limit: 2 })).body
    const rest = (await list(eventId, abel, { limit: 2, cursor: page.nextCursor ?? '' })).body
    expect([...page.items, ...rest.items].map(({ name }) => name)).toEqual([
      'Almaz One',
      'Bekele Two',
      'Chaltu Three',
    ])
    expect(rest.nextCursor).toBeNull()
    expect(JSON.stringify(page)).not.toContain('@')
  })

  it('take somebody out, who is told and does not come back', async () => {
    const { eventId, groupId } = await gather({ capacity: 1 })
    const [email, next] = [address(), address()]
    const token = await coming(eventId, email)
    await coming(eventId, next, { name: 'Next One' })
    const id = (await list(eventId, sara)).body.items[0]?.id ?? ''
    for (const [person, code] of [
      [null, 'auth.signed-out'],
      [meron, 'groups.not-admin'],
      [hanna, 'groups.not-admin'],
    ] as const)
      expect((await remove(eventId, id, person)).error.code).toBe(code)
    expect((await remove(nowhere, id, sara)).error.code).toBe('groups.event-not-found')
    const other = await gather()
    expect((await remove(other.eventId, id, sara)).body).toEqual({ isRemoved: true })
    expect((await list(eventId, sara)).body.items).toHaveLength(2)
    for (let time = 0; time < 2; time++)
      expect((await remove(eventId, id, sara)).body).toEqual({ isRemoved: true })
    expect((await list(eventId, sara)).body.items).toMatchObject([{ name: 'Next One', isWaiting: false }])
    const before = await mailsTo(email)
    expect(before.at(-1)).toMatchObject({ subject: 'Your registration for “Coffee ceremony” was removed' })
    expect((await read(token)).error.code).toBe('groups.registration-ended')
    expect((await register(eventId, email)).body).toEqual({ isMailed: true })
    expect(await mailsTo(email)).toHaveLength(before.length)
    await world.call(archiveGroup, { groupId }, sara)
    expect((await remove(eventId, id, sara)).error.code).toBe('groups.archived')
  })
})

describe('many at once', () => {
  it('five hundred requests leave as many unconfirmed as one event takes, and nothing half done', async () => {
    const { eventId } = await gather()
    const answers = []
    // fifty at a time: more wait longer for a connection than a busy machine lets them
    for (let sent = 0; sent < 500; sent += 50)
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => register(eventId, address())))))
    const max = REGISTRATION_LIMITS.unconfirmedMax
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(max)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(
      new Set(['groups.too-many-registrations']),
    )
    expect(await seen(eventId)).toMatchObject({ going: 0, waiting: 0, registered: 0 })
  })

  it('who confirm at the same moment take as many places as there are; the rest wait in one queue', async () => {
    const { eventId, groupId } = await gather({ capacity: 5 })
    const people = await Promise.all(Array.from({ length: 4 }, (_, nth) => world.newPerson(`Racer${nth}`)))
    await addMembers(world, groupId, people)
    const emails = Array.from({ length: 8 }, address)
    for (const email of emails) await register(eventId, email)
    const tokens = []
    for (const email of emails) tokens.push(await tokenOf(email))
    await Promise.all([
      ...tokens.map(confirm),
      ...people.map((person) => world.call(answerEvent, { eventId, answer: 'going' }, person)),
    ])
    expect(await seen(eventId)).toMatchObject({ going: 5, waiting: 7 })
    await Promise.all(tokens.map(cancel))
    expect(await seen(eventId)).toMatchObject({ going: 4, waiting: 0, registered: 0 })
  })
})

async function rowsOf(email: string): Promise<number> {
  const rows = await world.db
    .selectFrom('event_registration')
    .select('id')
    .where('email', '=', email)
    .execute()
  return rows.length
}
