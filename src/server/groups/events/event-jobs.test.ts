import { expect, test } from 'vitest'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import type { GroupEvent } from '#contract/groups/events/event.ts'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import { REPEAT_RULES } from '#contract/groups/repeat-rule.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import {
  addMembers,
  callEvent,
  coming,
  DAY,
  eventFields,
  inHours,
  makeGroup,
  noticesOf,
} from './groups.fixture.ts'

const world = freshWorld()

async function gather() {
  const { sara, abel, meron } = world.people
  const groupId = await makeGroup(world, { admin: sara, members: [abel, meron] })
  return { groupId, sara, abel, meron }
}

const answer = ({ id: eventId }: GroupEvent, as: Person, said: 'going' | 'maybe' | 'no' = 'going') =>
  world.call(answerEvent, { eventId, answer: said }, as)

const advanceHours = (hours: number) => world.clock.advance(hours * 3600)

async function reminders(person: Person, { id }: GroupEvent): Promise<number> {
  const notices = await noticesOf(world, person)
  return notices.filter(({ kind, subject }) => kind === 'event_reminder' && subject === id).length
}

test('each day what repeats is written out one day further, once', async () => {
  const { groupId, sara } = await gather()
  await callEvent(world, groupId, sara, { repeatRule: REPEAT_RULES.daily })
  const count = async () => {
    const { n } = await world.db
      .selectFrom('group_event')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('group_id', '=', groupId)
      .executeTakeFirstOrThrow()
    return n
  }
  const before = await count()
  await world.clock.advance((3 * DAY) / 1000)
  await world.runJobs()
  expect(await count()).toBe(before + 3)
  await world.runJobs()
  expect(await count()).toBe(before + 3)
  const days = (await coming(world, groupId)).map(({ startsAt }) => startsAt)
  expect(new Set(days).size).toBe(days.length)
})

test('who comes or might is reminded a day and two hours before, who waits or does not come is not', async () => {
  const { groupId, sara, abel, meron } = await gather()
  const waiter = await world.newPerson('Waiter')
  await addMembers(world, groupId, [waiter])
  const event = await callEvent(world, groupId, sara, { startsAt: inHours(world, 48), capacity: 1 })
  await answer(event, abel)
  await answer(event, meron, 'maybe')
  await answer(event, waiter)
  await answer(event, sara, 'no')
  await advanceHours(23)
  expect(await reminders(abel, event)).toBe(0)
  await advanceHours(1.2)
  for (const person of [abel, meron]) expect(await reminders(person, event)).toBe(1)
  await advanceHours(1)
  expect(await reminders(abel, event)).toBe(1)
  await advanceHours(21)
  for (const person of [abel, meron]) expect(await reminders(person, event)).toBe(2)
  for (const person of [waiter, sara]) expect(await reminders(person, event)).toBe(0)
})

test('where both are due the nearer one is sent', async () => {
  const { groupId, sara, abel } = await gather()
  const event = await callEvent(world, groupId, sara, { startsAt: inHours(world, 48) })
  await answer(event, abel)
  await advanceHours(46.5)
  expect(await reminders(abel, event)).toBe(1)
  await advanceHours(1)
  expect(await reminders(abel, event)).toBe(1)
})

test('who says that they come five hours before is reminded two hours before alone', async () => {
  const { groupId, sara, abel } = await gather()
  const event = await callEvent(world, groupId, sara, { startsAt: inHours(world, 5) })
  await answer(event, abel)
  await advanceHours(0.5)
  expect(await reminders(abel, event)).toBe(0)
  await advanceHours(2.7)
  expect(await reminders(abel, event)).toBe(1)
})

test('an event that is put off is reminded of anew', async () => {
  const { groupId, sara, abel } = await gather()
  const event = await callEvent(world, groupId, sara, { startsAt: inHours(world, 26) })
  await answer(event, abel)
  await advanceHours(3)
  expect(await reminders(abel, event)).toBe(1)
  const fields = eventFields(world, { startsAt: inHours(world, 72) })
  await world.call(updateEvent, { eventId: event.id, version: 1, scope: 'one', fields }, sara)
  expect(await reminders(abel, event)).toBe(1)
  await advanceHours(49)
  expect(await reminders(abel, event)).toBe(2)
})
