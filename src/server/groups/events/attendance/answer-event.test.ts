import { expect, test } from 'vitest'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import { cancelEvent } from '#contract/groups/events/cancel-event.ts'
import { EventId, type GroupEvent } from '#contract/groups/events/event.ts'
import { listAttendees } from '#contract/groups/events/attendance/list-attendees.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import type { GroupId } from '#contract/groups/group.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { deleteAttendanceOf, exportAttendance } from './attendance-store.ts'
import {
  addMembers,
  callEvent,
  DAY,
  eventFields,
  makeGroup,
  noticesOf,
} from '#server/groups/events/groups.fixture.ts'
import { withdrawAttendance } from './withdraw-attendance.ts'

const world = freshWorld()

const answer = (
  { id: eventId }: { id: EventId },
  as: Person | null,
  said: 'going' | 'maybe' | 'no' = 'going',
  guests = 0,
) => world.call(answerEvent, { eventId, answer: said, guests }, as)

const seen = async ({ id: eventId }: GroupEvent, as: Person | null = null): Promise<GroupEvent> =>
  (await world.call(readEvent, { eventId }, as)).body

async function crowd(count: number, groupId: GroupId): Promise<Person[]> {
  const tag = uuidv7().slice(-8)
  const people: Person[] = []
  for (let nth = 0; nth < count; nth++) people.push(await world.newPerson(`Guest${tag}${nth}`))
  await addMembers(world, groupId, people)
  return people
}

async function event(changes: Record<string, unknown> = {}) {
  const { sara, abel, meron } = world.people
  const groupId = await makeGroup(world, { admin: sara, members: [abel, meron] })
  return { groupId, event: await callEvent(world, groupId, sara, changes) }
}

test('members answer; visitors and strangers do not, nor what is not there', async () => {
  const { event: coffee } = await event()
  expect((await answer(coffee, null)).error.code).toBe('auth.signed-out')
  expect((await answer(coffee, world.people.hanna)).error.code).toBe('groups.not-member')
  const nowhere = { id: EventId.parse(uuidv7()) }
  expect((await answer(nowhere, world.people.abel)).error.code).toBe('groups.event-not-found')
  expect((await answer(coffee, world.people.abel, 'going', 11)).error.code).toBe('request.invalid')
})

test('who comes, might come and does not is counted with their guests', async () => {
  const { event: coffee } = await event()
  const { sara, abel, meron } = world.people
  expect((await answer(coffee, abel, 'going', 2)).body.event).toMatchObject({
    going: 3,
    own: { answer: 'going', guests: 2, isWaiting: false, queuePosition: null },
    faces: [{ userId: abel.userId }],
  })
  await answer(coffee, meron, 'maybe', 1)
  expect(await seen(coffee)).toMatchObject({ going: 3, maybe: 2, waiting: 0, faces: [], own: null })
  await answer(coffee, abel, 'no', 2)
  expect(await seen(coffee, abel)).toMatchObject({ going: 0, maybe: 2, own: { answer: 'no', guests: 0 } })
  expect((await world.call(listAttendees, { eventId: coffee.id }, sara)).body.items).toMatchObject([
    { person: { userId: meron.userId }, answer: 'maybe', guests: 1, isWaiting: false },
  ])
})

test('who finds no place waits in order, and moves up when one is given back', async () => {
  const { event: coffee } = await event({ capacity: 2 })
  const { sara, abel, meron } = world.people
  await answer(coffee, sara, 'going', 1)
  expect((await answer(coffee, abel)).body.event.own).toMatchObject({ isWaiting: true, queuePosition: 1 })
  expect((await answer(coffee, meron)).body.event.own).toMatchObject({ isWaiting: true, queuePosition: 2 })
  expect(await seen(coffee)).toMatchObject({ going: 2, waiting: 2 })
  await answer(coffee, sara, 'going', 0)
  expect(await seen(coffee, abel)).toMatchObject({ going: 2, waiting: 1, own: { isWaiting: false } })
  expect(await seen(coffee, meron)).toMatchObject({ own: { isWaiting: true, queuePosition: 1 } })
  expect(await noticesOf(world, abel)).toContainEqual({ kind: 'event_admitted', subject: coffee.id })
  await answer(coffee, sara, 'maybe')
  expect(await seen(coffee, meron)).toMatchObject({ going: 2, waiting: 0, own: { isWaiting: false } })
})

test('a small party does not pass a larger one, also when it comes later', async () => {
  const { event: coffee, groupId } = await event({ capacity: 3 })
  const { sara, abel, meron } = world.people
  const [late] = await crowd(1, groupId)
  await answer(coffee, sara, 'going', 1)
  expect((await answer(coffee, abel, 'going', 1)).body.event.own).toMatchObject({ isWaiting: true })
  expect((await answer(coffee, meron)).body.event).toMatchObject({
    going: 2,
    own: { isWaiting: true, queuePosition: 2 },
  })
  // the large party gives up, and there is room for both behind it
  expect((await answer(coffee, late ?? null)).body.event.own).toMatchObject({ queuePosition: 3 })
  await answer(coffee, abel, 'no')
  expect(await seen(coffee, meron)).toMatchObject({ going: 3, waiting: 1, own: { isWaiting: false } })
})

test('nobody loses a place by asking for more than there are, and nobody waits for what cannot be', async () => {
  const { event: coffee } = await event({ capacity: 3 })
  const { sara, abel } = world.people
  await answer(coffee, sara, 'going', 0)
  await answer(coffee, abel, 'going', 0)
  const more = await answer(coffee, abel, 'going', 2)
  expect(more.error).toMatchObject({ code: 'groups.event-full', details: { places: 2 } })
  expect(await seen(coffee, abel)).toMatchObject({ going: 2, own: { guests: 0, isWaiting: false } })
  expect((await answer(coffee, abel, 'going', 1)).body.event.going).toBe(3)
  expect((await answer(coffee, world.people.meron, 'going', 3)).error.code).toBe('groups.event-full')
})

test('fifty race for the last place: one has it, the others wait in a queue without gaps', async () => {
  const { event: coffee, groupId } = await event({ capacity: 2 })
  await answer(coffee, world.people.sara)
  const people = await crowd(50, groupId)
  const answers = await Promise.all(people.map((person) => answer(coffee, person)))
  const own = answers.map(({ body }) => body.event.own)
  expect(own.filter((one) => one?.isWaiting === false)).toHaveLength(1)
  expect(await seen(coffee)).toMatchObject({ going: 2, waiting: 49 })
  const places = await Promise.all(
    people.map(async (person) => (await seen(coffee, person)).own?.queuePosition),
  )
  expect(places.filter((position) => position !== null).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    Array.from({ length: 49 }, (_, place) => place + 1),
  )
}, 60_000)

test('two parties race for room that holds one of them', async () => {
  const { event: coffee } = await event({ capacity: 4 })
  const { abel, meron } = world.people
  const both = await Promise.all([answer(coffee, abel, 'going', 2), answer(coffee, meron, 'going', 2)])
  expect(both.filter(({ body }) => body.event.own?.isWaiting)).toHaveLength(1)
  expect(await seen(coffee)).toMatchObject({ going: 3, waiting: 3 })
})

test('calling off and answering at once leave one of both orders, never half of each', async () => {
  const { abel, meron, sara } = world.people
  for (let round = 0; round < 5; round++) {
    const { event: coffee } = await event()
    const [cancelled, ...answers] = await Promise.all([
      world.call(cancelEvent, { eventId: coffee.id, scope: 'one' }, sara),
      answer(coffee, abel),
      answer(coffee, meron),
    ])
    expect(cancelled.status).toBe(200)
    const refused = answers.filter(({ status }) => status !== 200)
    for (const { error } of refused) expect(error.code).toBe('groups.event-cancelled')
    expect(await seen(coffee)).toMatchObject({ isCancelled: true, going: answers.length - refused.length })
  }
})

test('more room lets those in who wait; less than who comes is refused', async () => {
  const { event: coffee } = await event({ capacity: 2 })
  const { sara, abel, meron } = world.people
  await answer(coffee, abel)
  await answer(coffee, meron, 'going', 1)
  const change = async (capacity: number | null) =>
    world.call(
      updateEvent,
      {
        eventId: coffee.id,
        version: (await seen(coffee)).version,
        scope: 'all',
        fields: eventFields(world, { startsAt: coffee.startsAt, capacity }),
      },
      sara,
    )
  expect((await change(3)).body.event).toMatchObject({ going: 3, waiting: 0 })
  expect((await change(2)).error).toMatchObject({ code: 'groups.event-too-small', details: { going: 3 } })
  expect(await noticesOf(world, meron)).toContainEqual({ kind: 'event_admitted', subject: coffee.id })
})

test('what is over or called off is not answered', async () => {
  const { event: coffee } = await event()
  await world.call(cancelEvent, { eventId: coffee.id, scope: 'one' }, world.people.sara)
  expect((await answer(coffee, world.people.abel)).error.code).toBe('groups.event-cancelled')
  const { event: tea } = await event()
  await world.clock.advance((3 * DAY) / 1000)
  expect((await answer(tea, world.people.abel)).error.code).toBe('groups.event-over')
})

test('attendees are listed for members alone, page by page, without people who are hidden', async () => {
  const { event: coffee, groupId } = await event({ capacity: 2 })
  const { sara, abel, meron } = world.people
  const [first, second, third] = await crowd(3, groupId)
  await answer(coffee, meron, 'maybe')
  for (const person of [abel, first, second]) await answer(coffee, person ?? null)
  const list = (as: Person | null, cursor?: string) =>
    world.call(listAttendees, { eventId: coffee.id, limit: 2, ...(cursor && { cursor }) }, as)
  expect((await list(null)).error.code).toBe('auth.signed-out')
  expect((await list(world.people.hanna)).error.code).toBe('groups.not-member')
  const page = (await list(sara)).body
  expect(page.items.map(({ person }) => person.userId)).toEqual([abel.userId, first?.userId])
  const rest = (await list(sara, page.nextCursor ?? '')).body
  expect(rest).toMatchObject({
    items: [
      { person: { userId: meron.userId }, answer: 'maybe', isWaiting: false },
      { person: { userId: second?.userId }, answer: 'going', isWaiting: true },
    ],
    nextCursor: null,
  })
  if (!third) throw new Error('There are three.')
  await world.call(blockUser, { userId: abel.userId }, third)
  expect((await list(third)).body.items.map(({ person }) => person.userId)).toEqual([
    first?.userId,
    meron.userId,
  ])
  expect((await seen(coffee, third)).faces.map(({ userId }) => userId)).toEqual([first?.userId])
})

test('who leaves a group gives their places back', async () => {
  const { event: coffee, groupId } = await event({ capacity: 2 })
  const { abel, meron } = world.people
  await answer(coffee, abel, 'going', 1)
  await answer(coffee, meron)
  await inTransaction(world.db, (tx) =>
    withdrawAttendance(tx, world.platform, { groupId, userId: abel.userId }),
  )
  expect(await seen(coffee, meron)).toMatchObject({ going: 1, waiting: 0, own: { isWaiting: false } })
  expect(await seen(coffee, abel)).toMatchObject({ own: null })
  expect(await noticesOf(world, meron)).toContainEqual({ kind: 'event_admitted', subject: coffee.id })
})

test('what is kept of a person is handed out, and goes with them; a job gives their place on', async () => {
  const { event: coffee, groupId } = await event({ capacity: 1 })
  const [leaver, waiter] = await crowd(2, groupId)
  if (!leaver || !waiter) throw new Error('There are two.')
  await answer(coffee, leaver)
  await answer(coffee, waiter)
  const stored = await inTransaction(world.db, (tx) => exportAttendance(tx, leaver.userId))
  expect(stored).toMatchObject([{ event_id: coffee.id, answer: 'going', guests: 0 }])
  await inTransaction(world.db, (tx) => deleteAttendanceOf(tx, leaver.userId))
  expect(await seen(coffee, waiter)).toMatchObject({ going: 0, waiting: 1 })
  await world.clock.advance(600)
  await world.runJobs()
  expect(await seen(coffee, waiter)).toMatchObject({ going: 1, waiting: 0, own: { isWaiting: false } })
})
