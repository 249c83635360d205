import { expect, test } from 'vitest'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import { cancelEvent } from '#contract/groups/events/cancel-event.ts'
import type { GroupEvent } from '#contract/groups/events/event.ts'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import { REPEAT_RULES } from '#contract/groups/repeat-rule.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { freshWorld } from '#server/testing/world.ts'
import { cancelEventsOf } from './cancel-group-events.ts'
import {
  beforeSpring,
  callEvent,
  changeGroup,
  coming,
  DAY,
  eventFields,
  makeGroup,
  noticesOf,
  sync,
} from './groups.fixture.ts'

const world = freshWorld()
const HOUR = 3_600_000

async function meeting(changes: Record<string, unknown> = {}) {
  const { sara, abel } = world.people
  const startsAt = new Date(Math.ceil(world.clock.now().getTime() / 60_000) * 60_000 + 2 * DAY)
  const weekly = { starts_at: startsAt, repeat_rule: REPEAT_RULES.weekly, ...changes }
  const groupId = await makeGroup(world, { admin: sara, members: [abel], changes: weekly })
  await sync(world, groupId)
  const weeks = await coming(world, groupId)
  const [first, second, third] = weeks
  if (!first) throw new Error('A meeting takes place at least once.')
  return { groupId, startsAt, weeks, first, second: second ?? first, third: third ?? first }
}

const going = ({ id: eventId }: GroupEvent) =>
  world.call(answerEvent, { eventId, answer: 'going' }, world.people.abel)

const notices = async (kind: string) =>
  (await noticesOf(world, world.people.abel)).filter((one) => one.kind === kind)

test('a meeting takes place as the dialog says: where, when and how long', async () => {
  const { first, weeks, startsAt } = await meeting({ online_url: 'https://meet.example.org/x' })
  expect(weeks).toHaveLength(13)
  expect(first).toMatchObject({
    title: 'Buna in Seattle',
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + HOUR).toISOString(),
    timezone: 'America/Los_Angeles',
    venue: 'Seattle, WA 98101',
    isOnline: true,
    isMeeting: true,
    repeatRule: REPEAT_RULES.weekly,
    capacity: null,
  })
})

test('18:00 in New York is 18:00 before and after the clocks go forward', async () => {
  const startsAt = beforeSpring(world.clock.now())
  const { groupId } = await meeting({ starts_at: startsAt, time_zone: 'America/New_York' })
  await world.clock.advance((startsAt.getTime() - DAY - world.clock.now().getTime()) / 1000)
  await world.runJobs()
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' })
  const weeks = (await coming(world, groupId)).map((event) => new Date(event.startsAt))
  expect(weeks).toHaveLength(13)
  expect(weeks.map((at) => clock.format(at))).toEqual(weeks.map(() => '18:00'))
  expect(weeks.slice(0, 6).map((at) => at.toISOString().slice(11, 16))).toEqual([
    '23:00',
    '23:00',
    '23:00',
    '23:00',
    '22:00',
    '22:00',
  ])
})

test('nothing changes where nothing was changed, and twice is once', async () => {
  const { groupId, weeks } = await meeting()
  await sync(world, groupId)
  await sync(world, groupId)
  expect(await coming(world, groupId)).toEqual(weeks)
})

test('another hour moves occurrences with the people who come, who are told once', async () => {
  const { groupId, startsAt, weeks, first, third } = await meeting()
  await going(first)
  await going(third)
  const before = (await notices('event_changed')).length
  await changeGroup(world, groupId, { starts_at: new Date(startsAt.getTime() + HOUR) })
  const now = await coming(world, groupId)
  expect(now.map(({ id }) => id)).toEqual(weeks.map(({ id }) => id))
  expect(now[0]).toMatchObject({ startsAt: new Date(startsAt.getTime() + HOUR).toISOString(), going: 1 })
  expect((await notices('event_changed')).slice(before)).toEqual([
    { kind: 'event_changed', subject: first.id },
  ])
})

test('another title tells nobody; another place does', async () => {
  const { groupId, first } = await meeting()
  await going(first)
  const before = (await notices('event_changed')).length
  await changeGroup(world, groupId, { title: 'Shai in Seattle' })
  expect(await notices('event_changed')).toHaveLength(before)
  await changeGroup(world, groupId, { location_city: 'Tacoma', location_zip: null })
  expect(await notices('event_changed')).toHaveLength(before + 1)
  expect((await coming(world, groupId))[0]).toMatchObject({ title: 'Shai in Seattle', venue: 'Tacoma, WA' })
})

test('an occurrence that differs, and one that was called off, stay so at another title', async () => {
  const { groupId, second, third, weeks } = await meeting()
  const { sara } = world.people
  const fields = eventFields(world, { startsAt: second.startsAt, title: 'Feast' })
  await world.call(updateEvent, { eventId: second.id, version: 1, scope: 'one', fields }, sara)
  await world.call(cancelEvent, { eventId: third.id, scope: 'one' }, sara)
  await changeGroup(world, groupId, { title: 'Shai' })
  const now = await coming(world, groupId)
  expect(now.map(({ title }) => title)).toEqual(weeks.map((_, place) => (place === 1 ? 'Feast' : 'Shai')))
  expect(now.map(({ isCancelled }) => isCancelled)).toEqual(weeks.map((_, place) => place === 2))
})

test('what has begun stays what it was; another rule calls off what it leaves out', async () => {
  const { groupId, first, third } = await meeting()
  await world.clock.advance((2 * DAY + HOUR / 2) / 1000)
  await going(third)
  await changeGroup(world, groupId, { repeat_rule: REPEAT_RULES.monthly })
  const now = await coming(world, groupId)
  expect(now[0]).toMatchObject({ id: first.id, isCancelled: false })
  expect(now.find(({ id }) => id === third.id)).toMatchObject({ isCancelled: true, going: 1 })
  const months = now.filter(({ repeatRule }) => repeatRule === REPEAT_RULES.monthly)
  expect(months.every(({ isCancelled, isMeeting }) => !isCancelled && isMeeting)).toBe(true)
  expect(months.length).toBeGreaterThan(1)
  expect(await notices('event_cancelled')).toContainEqual({ kind: 'event_cancelled', subject: third.id })
})

test('a single meeting goes with its date, with those who come', async () => {
  const { groupId, startsAt, first } = await meeting({ repeat_rule: null })
  await going(first)
  await changeGroup(world, groupId, { starts_at: new Date(startsAt.getTime() + 40 * DAY) })
  expect(await coming(world, groupId)).toMatchObject([
    { id: first.id, startsAt: new Date(startsAt.getTime() + 40 * DAY).toISOString(), going: 1 },
  ])
})

test('a single meeting that was called off takes place at a new date', async () => {
  const { groupId, startsAt, first } = await meeting({ repeat_rule: null })
  await going(first)
  await world.call(cancelEvent, { eventId: first.id, scope: 'one' }, world.people.sara)
  const next = new Date(startsAt.getTime() + 7 * DAY)
  await changeGroup(world, groupId, { starts_at: next })
  expect(await coming(world, groupId)).toMatchObject([
    { id: first.id, isCancelled: true },
    { startsAt: next.toISOString(), isCancelled: false, isMeeting: true },
  ])
})

test('a group that ends calls everything off, and who wanted to come is told', async () => {
  const { groupId, second } = await meeting()
  const single = await callEvent(world, groupId, world.people.sara)
  await going(second)
  await going(single)
  await inTransaction(world.db, (tx) => cancelEventsOf(tx, world.platform, groupId))
  expect(await coming(world, groupId)).toMatchObject([
    { id: single.id, isCancelled: true },
    { id: second.id, isCancelled: true },
  ])
  expect(await notices('event_cancelled')).toEqual(
    expect.arrayContaining([expect.objectContaining({ subject: single.id })]),
  )
  await world.clock.advance((2 * DAY) / 1000)
  await world.runJobs()
  expect((await coming(world, groupId)).filter(({ isCancelled }) => !isCancelled)).toEqual([])
})
