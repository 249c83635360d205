import type { EventId } from '#contract/groups/events/event.ts'
import type { GroupId } from '#contract/groups/group.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { type EventRow, lockEvent } from './event-store.ts'
import { leads } from './hosting-policy.ts'
import { findHost, findHostOfEvent, type Host, lockActive, lockHost } from './hosting-store.ts'

/**
 * The group of an event, for somebody who is in it.
 * @throws AppError groups.event-not-found, groups.not-member
 */
export async function requireInside(db: Database | Tx, eventId: EventId, userId: UserId): Promise<Host> {
  const host = await findHostOfEvent(db, eventId, userId)
  if (host === null || host.is_hidden) throw new AppError('groups.event-not-found')
  if (host.status !== 'active') throw new AppError('groups.not-member')
  return host
}

/**
 * A group whose events nobody else changes meanwhile, for somebody who leads it.
 * @throws AppError groups.not-found, groups.not-admin, groups.archived
 */
export async function lockLedGroup(tx: Tx, groupId: GroupId, userId: UserId): Promise<Host> {
  await lockHost(tx, groupId)
  const host = await findHost(tx, groupId, userId)
  if (host === null || host.is_hidden) throw new AppError('groups.not-found')
  return requireLead(host, 'leaders')
}

/**
 * An event that nobody else changes meanwhile, for somebody who leads its group, or whom those who lead chose as a host
 * unless it is for leaders alone. Rows are locked from the group down.
 * @throws AppError groups.event-not-found, groups.not-admin, groups.archived
 */
export async function lockLedEvent(
  tx: Tx,
  eventId: EventId,
  userId: UserId,
  who: 'hosts' | 'leaders' = 'hosts',
): Promise<EventRow> {
  const found = await findHostOfEvent(tx, eventId, userId)
  if (found === null || found.is_hidden) throw new AppError('groups.event-not-found')
  await lockHost(tx, found.id)
  const host = await findHostOfEvent(tx, eventId, userId)
  const event = host && requireLead(host, who) && (await lockEvent(tx, eventId))
  if (!event) throw new AppError('groups.event-not-found')
  return event
}

function requireLead(host: Host, who: 'hosts' | 'leaders'): Host {
  const isAllowed = leads(host.role) || (who === 'hosts' && host.is_host)
  if (host.status !== 'active' || !isAllowed) throw new AppError('groups.not-admin')
  if (host.archived_at !== null) throw new AppError('groups.archived')
  return host
}

/**
 * An event that somebody in its group may answer, and whose places nobody else takes meanwhile.
 * @throws AppError groups.event-not-found, groups.not-member, groups.archived, groups.event-cancelled, groups.event-over
 */
export async function lockToAnswer(
  tx: Tx,
  { eventId, userId, now }: { eventId: EventId; userId: UserId; now: Date },
): Promise<EventRow> {
  const host = await requireInside(tx, eventId, userId)
  if (!(await lockActive(tx, host.id, userId))) throw new AppError('groups.not-member')
  if (host.archived_at !== null) throw new AppError('groups.archived')
  const event = await lockEvent(tx, eventId)
  if (event === null) throw new AppError('groups.event-not-found')
  if (event.cancelled_at !== null) throw new AppError('groups.event-cancelled')
  if (event.ends_at <= now) throw new AppError('groups.event-over')
  return event
}
