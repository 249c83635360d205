import type { EventId } from '#contract/groups/events/event.ts'
import {
  type ListedRegistration,
  RegistrationId,
} from '#contract/groups/events/registrations/registration.ts'
import { leads } from '#server/groups/events/hosting-policy.ts'
import { requireInside } from '#server/groups/events/open-event.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/cursor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findConfirmed } from './registration-store.ts'

interface Asked {
  eventId: EventId
  limit: number
  cursor?: string | undefined
}

/** In the order in which they confirmed. */
export async function listRegistrations(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { eventId, limit, cursor }: Asked,
): Promise<{ items: ListedRegistration[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeTimeCursor(cursor)
  const host = await requireInside(db, eventId, userId)
  if (!leads(host.role) && !host.is_host) throw new AppError('groups.not-admin')
  const rows = await findConfirmed(db, { eventId, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(({ id, name, guests, is_waiting: isWaiting }) => ({
      id: RegistrationId.parse(id),
      name,
      guests,
      isWaiting,
    })),
    nextCursor: last && rows.length > limit ? encodeTimeCursor({ at: last.confirmed_at, id: last.id }) : null,
  }
}
