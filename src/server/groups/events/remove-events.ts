import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { releaseCovers } from './cover-store.ts'
import { cancelEvents, deleteEvents, type EventRow } from './event-store.ts'
import { queueNotifications } from './attendance/notify-attendees-job.ts'

/**
 * Occurrences that are no more: called off where somebody wanted to come, who is notified, and gone where nobody did.
 * @returns how many remain, called off
 */
export async function removeEvents(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  events: readonly EventRow[],
  byId: string | null,
): Promise<number> {
  const remaining = events.filter(({ going, maybe, waiting }) => going + maybe + waiting > 0)
  const gone = events.filter((event) => !remaining.includes(event))
  await deleteEvents(
    tx,
    gone.map(({ id }) => id),
  )
  await releaseCovers(
    tx,
    gone.map(({ cover_media_id }) => cover_media_id).filter((id) => id !== null),
  )
  const calledOff = remaining.filter(({ cancelled_at }) => cancelled_at === null)
  const eventIds = calledOff.map(({ id }) => id)
  await cancelEvents(tx, eventIds, platform.clock.now())
  await queueNotifications(tx, platform, { kind: 'event_cancelled', eventIds, userIds: null, exceptId: byId })
  return remaining.length
}
