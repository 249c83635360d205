import { moveWaitingUp } from '#server/groups/events/attendance/admit-waitlist.ts'
import { recount } from '#server/groups/events/attendance/attendance-store.ts'
import { lockEvent } from '#server/groups/events/event-store.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Ends a registration while nobody else takes places of its event; a place that becomes free goes to who waits. */
export async function endRegistration(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'jobs'>,
  eventId: string,
  end: () => Promise<void>,
): Promise<void> {
  const event = await lockEvent(tx, eventId)
  await end()
  // what is over stays as it was
  if (event === null || event.ends_at <= platform.clock.now()) return
  const going = (await recount(tx, [eventId])).get(eventId) ?? 0
  if (event.cancelled_at === null && event.waiting > 0)
    await moveWaitingUp(tx, platform, { id: eventId, capacity: event.capacity, going })
}
