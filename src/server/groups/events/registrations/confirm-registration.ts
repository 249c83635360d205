import type { Registration } from '#contract/groups/events/registrations/registration.ts'
import { moveWaitingUp } from '#server/groups/events/attendance/admit-waitlist.ts'
import { passedReminder, sizeOf } from '#server/groups/events/attendance/attendance-policy.ts'
import { recount } from '#server/groups/events/attendance/attendance-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Visitor } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockToRegister, requireRegistration, showRegistration } from './open-registration.ts'
import { updateRegistration } from './registration-store.ts'

/** Whoever finds no place waits, in one queue with members. Confirming twice changes nothing. */
export function confirmRegistration(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'jobs'>,
  _visitor: Visitor,
  { token }: { token: string },
): Promise<{ registration: Registration }> {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const { event_id: eventId } = await requireRegistration(tx, platform, token)
    const event = await lockToRegister(tx, eventId, now)
    // somebody else may have confirmed or cancelled it before the event was locked
    const row = await requireRegistration(tx, platform, token)
    if (row.confirmed_at === null) {
      const { capacity } = event
      if (capacity !== null && sizeOf(row) > capacity)
        throw new AppError('groups.event-full', { places: capacity })
      const reminded = passedReminder(event.starts_at, now)
      await updateRegistration(tx, row.id, { confirmed_at: now, is_waiting: true, reminded })
      const going = await recount(tx, [eventId])
      const room = { id: eventId, capacity, going: going.get(eventId) ?? 0 }
      await moveWaitingUp(tx, platform, room, row.id)
    }
    return { registration: await showRegistration(tx, await requireRegistration(tx, platform, token)) }
  })
}
