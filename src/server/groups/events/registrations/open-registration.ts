import type { EventId } from '#contract/groups/events/event.ts'
import type { Registration } from '#contract/groups/events/registrations/registration.ts'
import { type EventRow, lockEvent } from '#server/groups/events/event-store.ts'
import { findHostOfEvent } from '#server/groups/events/hosting-store.ts'
import { findShownEvent } from '#server/groups/events/shown-event-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { confirmableSince, registrationIdOf } from './registration-policy.ts'
import { findQueuePosition, findRegistration, type RegistrationRow } from './registration-store.ts'
import { viewRegistration } from './registration-view.ts'

/**
 * An event that anybody may register for, and whose places nobody else takes meanwhile.
 * @throws AppError groups.event-not-found, groups.archived, groups.registration-closed, groups.event-cancelled, groups.event-over
 */
export async function lockToRegister(tx: Tx, eventId: EventId | string, now: Date): Promise<EventRow> {
  const host = await findHostOfEvent(tx, eventId, null)
  const event = host && (await lockEvent(tx, eventId))
  if (!host || host.is_hidden || !event) throw new AppError('groups.event-not-found')
  if (host.archived_at !== null) throw new AppError('groups.archived')
  if (host.requires_approval) throw new AppError('groups.registration-closed')
  if (event.cancelled_at !== null) throw new AppError('groups.event-cancelled')
  if (event.ends_at <= now) throw new AppError('groups.event-over')
  return event
}

/**
 * The registration of a mailed link.
 * @throws AppError groups.registration-ended
 */
export async function requireRegistration(
  db: Database | Tx,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  token: string,
): Promise<RegistrationRow> {
  const id = registrationIdOf(token, config.secretKey)
  const row = id && (await findRegistration(db, id))
  if (!row || !isOpen(row, confirmableSince(clock.now()))) throw new AppError('groups.registration-ended')
  return row
}

const isOpen = ({ confirmed_at, removed_at, requested_at }: RegistrationRow, since: Date): boolean =>
  removed_at === null && (confirmed_at !== null || requested_at > since)

/** @throws AppError groups.registration-ended where its event is gone */
export async function showRegistration(db: Database | Tx, row: RegistrationRow): Promise<Registration> {
  const event = await findShownEvent(db, row.event_id, null)
  if (!event) throw new AppError('groups.registration-ended')
  return viewRegistration(row, event, row.is_waiting ? await findQueuePosition(db, row) : null)
}
