import { expect, it } from 'vitest'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import { EventId } from '#contract/groups/events/event.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { endSuspension, suspendAccount } from '#server/auth/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { callEvent, inHours, makeGroup } from '#server/groups/events/groups.fixture.ts'

const world = freshWorld()
const DAY_MS = 86_400_000

const suspend = (person: Person, days: number | null) =>
  inTransaction(world.db, (tx) =>
    suspendAccount(tx, world.platform, {
      userId: person.userId,
      endsAt: days === null ? null : new Date(world.clock.now().getTime() + days * DAY_MS),
    }),
  )
const isCancelled = async (eventId: EventId, reader: Person) =>
  (await world.call(readEvent, { eventId }, reader)).body.isCancelled
const kindsFor = async (person: Person) => {
  await world.runJobs()
  return (await world.call(listNotifications, {}, person)).body.items.map(({ notice }) => notice.kind)
}

async function eventIn(groupId: Parameters<typeof callEvent>[1], lead: Person, hours: number) {
  const times = { startsAt: inHours(world, hours), endsAt: inHours(world, hours + 2) }
  return EventId.parse((await callEvent(world, groupId, lead, times)).id)
}

it('what the suspended alone lead is called off while they are, and stands again when they are back', async () => {
  const lead = await world.newPerson('Almaz')
  const guest = await world.newPerson('Bekele')
  const groupId = await makeGroup(world, { admin: lead, members: [guest] })
  const tomorrow = await eventIn(groupId, lead, 24)
  const later = await eventIn(groupId, lead, 24 * 20)
  await world.call(answerEvent, { eventId: tomorrow, answer: 'going', guests: 0 }, guest)
  await suspend(lead, 7)
  expect([await isCancelled(tomorrow, guest), await isCancelled(later, guest)]).toEqual([true, false])
  expect(await kindsFor(guest)).toContain('event_cancelled')
  await inTransaction(world.db, (tx) => endSuspension(tx, world.platform, lead))
  expect(await isCancelled(tomorrow, guest)).toBe(false)
  expect(await kindsFor(guest)).toContain('event_changed')
})

it('what somebody else leads too takes place', async () => {
  const lead = await world.newPerson('Chaltu')
  const helper = await world.newPerson('Daniel')
  const groupId = await makeGroup(world, { admin: lead, moderators: [helper] })
  const tomorrow = await eventIn(groupId, lead, 24)
  await suspend(lead, null)
  expect(await isCancelled(tomorrow, helper)).toBe(false)
})
