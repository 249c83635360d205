import { expect, test } from 'vitest'
import { cancelEvent } from '#contract/groups/events/cancel-event.ts'
import { EVENT_LIMITS, EventId, type GroupEvent } from '#contract/groups/events/event.ts'
import { setHosts } from '#contract/groups/events/hosts/set-hosts.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import { leaveGroup } from '#contract/groups/members/leave-group.ts'
import { REPEAT_RULES } from '#contract/groups/repeat-rule.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { callEvent, coming, eventFields, makeGroup } from '#server/groups/events/groups.fixture.ts'

const world = freshWorld()
const set = (event: { id: EventId }, userIds: UserId[], as: Person | null) =>
  world.call(setHosts, { eventId: event.id, userIds }, as)
const read = async ({ id: eventId }: GroupEvent, as: Person | null) =>
  (await world.call(readEvent, { eventId }, as)).body
const retitle = (event: GroupEvent, as: Person, scope: 'one' | 'all' = 'one') =>
  world.call(
    updateEvent,
    {
      eventId: event.id,
      version: event.version,
      scope,
      fields: eventFields(world, { startsAt: event.startsAt, repeatRule: event.repeatRule, title: 'Other' }),
    },
    as,
  )

test('those who lead choose hosts among the members, so many at most', async () => {
  const { sara, abel, meron, dawit } = world.people
  const groupId = await makeGroup(world, { admin: sara, members: [abel, meron] })
  const event = await callEvent(world, groupId, sara)
  expect((await set(event, [], null)).error.code).toBe('auth.signed-out')
  expect((await set(event, [abel.userId], abel)).error.code).toBe('groups.not-admin')
  expect((await set({ id: EventId.parse(uuidv7()) }, [], sara)).error.code).toBe('groups.event-not-found')
  expect((await set(event, [dawit.userId], sara)).error.code).toBe('groups.member-not-found')
  expect((await set(event, [abel.userId, abel.userId], sara)).error.code).toBe('request.invalid')
  const many = Array.from({ length: EVENT_LIMITS.hostsMax + 1 }, () => uuidv7() as UserId)
  expect((await set(event, many, sara)).error.code).toBe('request.invalid')
  const { body } = await set(event, [abel.userId], sara)
  expect(body.event.hosts.map(({ userId }) => userId)).toEqual([abel.userId])
  expect((await read(event, meron)).hosts).toHaveLength(1)
  expect((await read(event, null)).hosts).toEqual([])
})

test('a host changes and cancels, chooses nobody, and is one no more once they are not or have left', async () => {
  const { sara, abel, meron } = world.people
  const groupId = await makeGroup(world, { admin: sara, members: [abel, meron] })
  const event = await callEvent(world, groupId, sara)
  expect((await retitle(event, abel)).error.code).toBe('groups.not-admin')
  await set(event, [abel.userId, meron.userId], sara)
  expect(await read(event, abel)).toMatchObject({ mayEdit: true, mayChooseHosts: false })
  const changed = (await retitle(event, abel)).body.event
  expect(changed.title).toBe('Other')
  expect((await set(event, [], abel)).error.code).toBe('groups.not-admin')
  await set(event, [meron.userId], sara)
  expect((await retitle(changed, abel)).error.code).toBe('groups.not-admin')
  await world.call(leaveGroup, { groupId }, meron)
  expect((await retitle(changed, meron)).error.code).toBe('groups.not-admin')
  expect((await read(event, sara)).hosts).toEqual([])
})

test('hosts go with all dates of a series, also with those that go on as another one', async () => {
  const { sara, abel } = world.people
  const groupId = await makeGroup(world, { admin: sara, members: [abel] })
  await callEvent(world, groupId, sara, { repeatRule: REPEAT_RULES.weekly })
  const [first, second, third] = await coming(world, groupId, sara)
  if (!first || !second || !third) throw new Error('It does not repeat.')
  await set(first, [abel.userId], sara)
  expect((await retitle(second, abel, 'all')).status).toBe(200)
  expect((await read(third, abel)).mayEdit).toBe(true)
  const cancelled = await world.call(cancelEvent, { eventId: third.id, scope: 'one' }, abel)
  expect(cancelled.status).toBe(200)
  expect((await set(third, [], sara)).error.code).toBe('groups.event-cancelled')
})

test('nothing is chosen for what is over, or in a group that is archived', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const event = await callEvent(world, groupId, sara)
  await world.clock.advance(4 * 24 * 3600)
  expect((await set(event, [], sara)).error.code).toBe('groups.event-over')
  await world.db
    .updateTable('community_group')
    .set({ archived_at: world.clock.now() })
    .where('id', '=', groupId)
    .execute()
  expect((await set(event, [], sara)).error.code).toBe('groups.archived')
})
