import { expect, test } from 'vitest'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import { cancelEvent } from '#contract/groups/events/cancel-event.ts'
import { EventId, type GroupEvent } from '#contract/groups/events/event.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import { REPEAT_RULES } from '#contract/groups/repeat-rule.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { callEvent, coming, DAY, eventFields, makeGroup, noticesOf, sync } from './groups.fixture.ts'

const world = freshWorld()

const later = (instant: string, ms: number) => new Date(Date.parse(instant) + ms).toISOString()
const HOUR = 3_600_000

async function weekly(changes: Record<string, unknown> = {}) {
  const { sara, abel, meron } = world.people
  const groupId = await makeGroup(world, { admin: sara, members: [abel, meron] })
  await callEvent(world, groupId, sara, { repeatRule: REPEAT_RULES.weekly, ...changes })
  return { groupId, weeks: await coming(world, groupId) }
}

/** What the form of an event holds when it is opened, with what somebody changed. */
const formOf = ({ startsAt, repeatRule }: GroupEvent, changes: Record<string, unknown> = {}) =>
  eventFields(world, { startsAt, repeatRule, ...changes })

const change = (
  event: GroupEvent,
  scope: 'one' | 'all',
  changes: Record<string, unknown>,
  as: Person | null = world.people.sara,
) =>
  world.call(
    updateEvent,
    { eventId: event.id, version: event.version, scope, fields: formOf(event, changes) },
    as,
  )

const cancel = (event: { id: EventId }, scope: 'one' | 'all', as: Person | null = world.people.sara) =>
  world.call(cancelEvent, { eventId: event.id, scope }, as)

const going = (event: GroupEvent, as: Person) =>
  world.call(answerEvent, { eventId: event.id, answer: 'going' }, as)

const read = async ({ id: eventId }: GroupEvent) => (await world.call(readEvent, { eventId })).body

function nth(events: readonly GroupEvent[], place: number): GroupEvent {
  const event = events[place]
  if (!event) throw new Error(`There is no event ${place}.`)
  return event
}

test('signed out, as a member, or with an old version nothing is changed', async () => {
  const { weeks } = await weekly()
  const first = nth(weeks, 0)
  const title = { title: 'Tea' }
  expect((await change(first, 'one', title, null)).error.code).toBe('auth.signed-out')
  expect((await change(first, 'one', title, world.people.abel)).error.code).toBe('groups.not-admin')
  expect((await change({ ...first, version: 7 }, 'one', title)).error).toMatchObject({
    code: 'groups.event-changed',
    details: { version: 1 },
  })
  const nowhere = { ...first, id: EventId.parse(uuidv7()) }
  expect((await change(nowhere, 'one', title)).error.code).toBe('groups.event-not-found')
  const past = { startsAt: later(world.clock.now().toISOString(), -HOUR) }
  expect((await change(first, 'one', past)).error.code).toBe('groups.event-past')
  expect(await read(first)).toMatchObject({ title: 'Coffee ceremony', version: 1 })
})

test('of two who change the same at once one is told to look again', async () => {
  const { weeks } = await weekly()
  const both = await Promise.all([
    change(nth(weeks, 0), 'one', { title: 'Tea' }),
    change(nth(weeks, 0), 'one', { title: 'Juice' }),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('one occurrence may differ; who comes to it is told of another time, not of another title', async () => {
  const { weeks, groupId } = await weekly()
  const { abel } = world.people
  const second = nth(weeks, 1)
  await going(second, abel)
  const notices = (await noticesOf(world, abel)).length
  const titled = (await change(await read(second), 'one', { title: 'Tea' })).body.event
  expect(titled).toMatchObject({ title: 'Tea', isChanged: true, version: 2 })
  expect(await noticesOf(world, abel)).toHaveLength(notices)
  const startsAt = later(second.startsAt, HOUR)
  const moved = (await change(titled, 'one', { title: 'Tea', startsAt })).body.event
  expect(moved).toMatchObject({ id: second.id, startsAt, going: 1 })
  expect((await noticesOf(world, abel)).slice(notices)).toEqual([
    { kind: 'event_changed', subject: second.id },
  ])
  const now = await coming(world, groupId)
  expect(now.filter(({ isChanged }) => isChanged).map(({ id }) => id)).toEqual([second.id])
})

test('this one and all that follow: another hour keeps who comes, and those before stay as they were', async () => {
  const { weeks, groupId } = await weekly()
  const { abel, sara } = world.people
  const third = nth(weeks, 2)
  await going(nth(weeks, 0), abel)
  await going(nth(weeks, 4), abel)
  await going(nth(weeks, 4), sara)
  const before = (await noticesOf(world, abel)).length
  const startsAt = later(third.startsAt, HOUR)
  expect((await change(third, 'all', { startsAt, venue: 'Blue Nile' })).body.event).toMatchObject({
    id: third.id,
    startsAt,
    venue: 'Blue Nile',
    isChanged: false,
  })
  const now = await coming(world, groupId)
  expect(now.map(({ id }) => id)).toEqual(weeks.map(({ id }) => id))
  expect(now.map((event) => event.venue)).toEqual(
    weeks.map((_, place) => (place < 2 ? 'Meskel Square Cafe' : 'Blue Nile')),
  )
  const hours = now.map((event, place) => Date.parse(event.startsAt) - Date.parse(nth(weeks, place).startsAt))
  expect(hours).toEqual(weeks.map((_, place) => (place < 2 ? 0 : HOUR)))
  expect(nth(now, 4).going).toBe(2)
  expect((await noticesOf(world, abel)).slice(before)).toEqual([
    { kind: 'event_changed', subject: nth(weeks, 4).id },
  ])
})

test('another title of all leaves the one that was made to differ what it is', async () => {
  const { weeks, groupId } = await weekly()
  await change(nth(weeks, 1), 'one', { title: 'Feast' })
  await change(nth(weeks, 0), 'all', { title: 'Tea' })
  const titles = (await coming(world, groupId)).map(({ title }) => title)
  expect(titles).toEqual(weeks.map((_, place) => (place === 1 ? 'Feast' : 'Tea')))
})

test('what becomes a single one again calls the rest off, where somebody wanted to come', async () => {
  const { weeks, groupId } = await weekly()
  const { abel } = world.people
  await going(nth(weeks, 3), abel)
  await change(nth(weeks, 0), 'all', { repeatRule: null })
  expect(await coming(world, groupId)).toMatchObject([
    { id: nth(weeks, 0).id, repeatRule: null, isCancelled: false },
    { id: nth(weeks, 3).id, isCancelled: true, going: 1 },
  ])
  expect(await noticesOf(world, abel)).toContainEqual({
    kind: 'event_cancelled',
    subject: nth(weeks, 3).id,
  })
})

test('one that takes place once can be made to repeat', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const single = await callEvent(world, groupId, sara)
  await change(single, 'one', { repeatRule: REPEAT_RULES.daily })
  const days = await coming(world, groupId)
  expect(days.length).toBeGreaterThan(40)
  expect(days[0]).toMatchObject({ id: single.id, repeatRule: REPEAT_RULES.daily, version: 2 })
})

test('one is called off once, and stays to be seen; who wanted to come is told once', async () => {
  const { weeks, groupId } = await weekly()
  const { abel, meron } = world.people
  const first = nth(weeks, 0)
  await going(first, abel)
  expect((await cancel(first, 'one', null)).error.code).toBe('auth.signed-out')
  expect((await cancel(first, 'one', meron)).error.code).toBe('groups.not-admin')
  const nowhere = { id: EventId.parse(uuidv7()) }
  expect((await cancel(nowhere, 'one')).error.code).toBe('groups.event-not-found')
  for (const _ of [1, 2]) expect((await cancel(first, 'one')).body).toEqual({ isCancelled: true })
  const now = await coming(world, groupId)
  expect(now.map(({ isCancelled }) => isCancelled)).toEqual(weeks.map((_, place) => place === 0))
  const notices = (await noticesOf(world, abel)).filter(({ subject }) => subject === first.id)
  expect(notices).toEqual([{ kind: 'event_cancelled', subject: first.id }])
  expect((await change({ ...first, version: 2 }, 'one', {})).error.code).toBe('groups.event-cancelled')
})

test('this one and all that follow are called off, and nothing more is written out', async () => {
  const { weeks, groupId } = await weekly()
  const { abel } = world.people
  await going(nth(weeks, 5), abel)
  await cancel(nth(weeks, 2), 'all')
  const left = [0, 1, 2, 5].map((place) => ({
    id: nth(weeks, place).id,
    isCancelled: place > 1,
  }))
  expect(await coming(world, groupId)).toMatchObject(left)
  await world.clock.advance((2 * DAY) / 1000)
  await world.runJobs()
  expect((await coming(world, groupId)).filter(({ isCancelled }) => !isCancelled).length).toBeLessThan(3)
})

test('what is over is neither changed nor called off', async () => {
  const { weeks } = await weekly()
  await world.clock.advance((5 * DAY) / 1000)
  const over = nth(weeks, 0)
  expect((await cancel(over, 'one')).error.code).toBe('groups.event-over')
  const fields = { startsAt: nth(weeks, 1).startsAt }
  expect((await change(over, 'one', fields)).error.code).toBe('groups.event-over')
})

test('the meeting of a group is changed one by one here, and as a whole in its dialog', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara, changes: { repeat_rule: REPEAT_RULES.weekly } })
  await sync(world, groupId)
  const weeks = await coming(world, groupId, sara)
  const second = nth(weeks, 1)
  for (const { error } of [await change(second, 'all', {}), await cancel(second, 'all')])
    expect(error).toMatchObject({ code: 'request.invalid', details: { fields: [{ path: 'scope' }] } })
  expect((await change(second, 'one', { title: 'Feast' })).body.event).toMatchObject({
    title: 'Feast',
    isMeeting: true,
    isChanged: true,
  })
  expect((await cancel(nth(weeks, 2), 'one')).status).toBe(200)
})
