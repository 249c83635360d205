import type { z } from 'zod'
import { Temporal } from 'temporal-polyfill'
import { createEvent } from '#contract/groups/events/create-event.ts'
import type { EventFields, GroupEvent } from '#contract/groups/events/event.ts'
import { listGroupEvents } from '#contract/groups/events/list-group-events.ts'
import { GroupId } from '#contract/groups/group.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import type { World } from '#server/testing/world.ts'
import { syncMeeting } from './sync-meeting.ts'

const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** So many hours from the world's now, to the minute. */
export function inHours(world: World, hours: number): string {
  const at = world.clock.now().getTime() + hours * HOUR
  return new Date(Math.ceil(at / 60_000) * 60_000).toISOString()
}

interface Made {
  admin: Person
  moderators?: readonly Person[]
  members?: readonly Person[]
  changes?: Record<string, unknown>
}

/** A group in Seattle with its people, as rows; its own meeting is not written out. */
export async function makeGroup(
  { db, clock }: World,
  { admin, moderators = [], members = [], changes = {} }: Made,
): Promise<GroupId> {
  const id = GroupId.parse(uuidv7())
  const now = clock.now()
  await db
    .insertInto('community_group')
    .values({
      id,
      admin_id: admin.userId,
      title: 'Buna in Seattle',
      description: 'We drink coffee together.',
      category_id: 'coffee',
      meeting_type: 'in_person',
      location_city: 'Seattle',
      location_state: 'WA',
      location_zip: '98101',
      lat: 47.6062,
      lng: -122.3321,
      starts_at: new Date(now.getTime() + 7 * DAY),
      time_zone: 'America/Los_Angeles',
      requires_approval: false,
      max_members: 200,
      created_at: now,
      updated_at: now,
      active_at: now,
      ...changes,
    })
    .execute()
  await addMembers({ db, clock }, id, [admin], 'group_admin')
  await addMembers({ db, clock }, id, moderators, 'moderator')
  await addMembers({ db, clock }, id, members)
  return id
}

export async function addMembers(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  groupId: GroupId,
  people: readonly Person[],
  role = 'member',
): Promise<void> {
  if (people.length === 0) return
  const at = clock.now()
  const rows = people.map(({ userId }) => ({ user_id: userId, group_id: groupId, role }))
  await db
    .insertInto('group_member')
    .values(rows.map((row) => ({ ...row, status: 'active', asked_at: at, joined_at: at })))
    .execute()
}

export const COFFEE = {
  title: 'Coffee ceremony',
  description: null,
  timezone: 'America/New_York',
  venue: 'Meskel Square Cafe',
  url: null,
  repeatRule: null,
  capacity: null,
} as const

type Fields = z.input<typeof EventFields>

/** What somebody fills in to call people together, two days from now for two hours. */
export function eventFields(world: World, changes: Record<string, unknown> = {}) {
  const startsAt = typeof changes['startsAt'] === 'string' ? changes['startsAt'] : inHours(world, 48)
  const endsAt = new Date(Date.parse(startsAt) + 2 * HOUR).toISOString()
  return { ...COFFEE, startsAt, endsAt, ...changes } as Fields
}

export async function callEvent(
  world: World,
  groupId: GroupId,
  as: Person,
  changes: Record<string, unknown> = {},
): Promise<GroupEvent> {
  const made = await world.call(createEvent, { groupId, fields: eventFields(world, changes) }, as)
  return made.body.event
}

/** What is coming in a group, as its reader sees it. */
export async function coming(
  world: World,
  groupId: GroupId,
  as: Person | null = null,
): Promise<GroupEvent[]> {
  const { body } = await world.call(listGroupEvents, { groupId, limit: 50 }, as)
  return body.items
}

/** As creating or changing a group does it. */
export const sync = (world: World, groupId: GroupId): Promise<void> =>
  inTransaction(world.db, (tx) => syncMeeting(tx, world.platform, groupId))

export async function changeGroup(world: World, groupId: GroupId, changes: Record<string, unknown>) {
  await world.db.updateTable('community_group').set(changes).where('id', '=', groupId).execute()
  await sync(world, groupId)
}

/** Somebody's notifications, oldest first. */
export async function noticesOf(
  world: World,
  { userId }: Person,
): Promise<{ kind: string; subject: string }[]> {
  await world.runJobs()
  const rows = await world.db
    .selectFrom('notification')
    .select(['kind', 'subject_id'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ kind, subject_id }) => ({ kind, subject: subject_id }))
}

/** A Saturday at 18:00 in New York, three weeks before the clocks there next go forward. */
export function beforeSpring(now: Date): Date {
  let at = Temporal.Instant.fromEpochMilliseconds(now.getTime() + 30 * DAY).toZonedDateTimeISO(
    'America/New_York',
  )
  let next = at.getTimeZoneTransition('next')
  while (next !== null && next.offset !== '-04:00') next = next.getTimeZoneTransition('next')
  at = (next ?? at).subtract({ days: 22 }).withPlainTime('18:00')
  return new Date(at.epochMilliseconds)
}
