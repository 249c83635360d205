import type { EventId, GroupEvent } from '#contract/groups/events/event.ts'
import { MediaId } from '#contract/media/picture.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { picturesById } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { personCards } from '#server/profiles/public.ts'
import { viewEvent } from './event-view.ts'
import { findShownEvent, type ShownRow } from './shown-event-store.ts'

/** Events as their reader sees them, with their pictures and the faces on them. */
export async function showEvents(
  db: Database | Tx,
  rows: readonly ShownRow[],
  now: Date,
): Promise<GroupEvent[]> {
  const people = await personCards(
    db,
    rows.flatMap(({ face_ids, host_ids }) => [...face_ids, ...host_ids].map((id) => UserId.parse(id))),
  )
  const covers = await picturesById(
    db,
    rows.flatMap(({ cover_media_id }) => (cover_media_id === null ? [] : [MediaId.parse(cover_media_id)])),
  )
  return rows.map((row) => viewEvent(row, { people, covers }, now))
}

/** @throws AppError groups.event-not-found, also where its group is hidden from them */
export async function showEvent(
  db: Database | Tx,
  eventId: EventId,
  userId: UserId | null,
  now: Date,
): Promise<GroupEvent> {
  const row = await findShownEvent(db, eventId, userId)
  const [event] = row ? await showEvents(db, [row], now) : []
  if (!event) throw new AppError('groups.event-not-found')
  return event
}
