import type { AttendanceAnswer, EventId, GroupEvent } from '#contract/groups/events/event.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { passedReminder, sizeOf } from './attendance-policy.ts'
import { type AttendanceRow, findAttendance, putAttendance, recount } from './attendance-store.ts'
import type { EventRow } from '#server/groups/events/event-store.ts'
import { moveWaitingUp } from './admit-waitlist.ts'
import { lockToAnswer } from '#server/groups/events/open-event.ts'
import { showEvent } from '#server/groups/events/show-events.ts'

interface Asked {
  eventId: EventId
  answer: AttendanceAnswer
  guests: number
}

/** Whoever finds no place waits; one that is given back goes to whoever waits first. */
export function answerEvent(
  { db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  { userId }: Member,
  { eventId, answer, guests }: Asked,
): Promise<{ event: GroupEvent }> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const event = await lockToAnswer(tx, { eventId, userId, now })
    const before = await findAttendance(tx, eventId, userId)
    const asked = { answer, guests: answer === 'no' ? 0 : guests }
    checkFits(event, before, asked)
    const isGoing = answer === 'going'
    const hasPlace = before?.answer === 'going' && !before.is_waiting
    const wasWaiting = before?.is_waiting === true
    await putAttendance(tx, {
      event_id: eventId,
      user_id: userId,
      ...asked,
      // everybody else passes through the queue, which is empty while there are places
      is_waiting: isGoing && !hasPlace,
      asked_at: isGoing && (hasPlace || wasWaiting) ? before.asked_at : now,
      reminded: before && before.answer !== 'no' ? before.reminded : passedReminder(event.starts_at, now),
    })
    const going = await recount(tx, [eventId])
    const room = { id: eventId, capacity: event.capacity, going: going.get(eventId) ?? 0 }
    await moveWaitingUp(tx, { clock, jobs }, room, userId)
    return { event: await showEvent(tx, eventId, userId, now) }
  })
}

/**
 * Nobody waits for what cannot come, and nobody who has a place loses it by asking for one more.
 * @throws AppError groups.event-full
 */
function checkFits(
  { capacity, going }: EventRow,
  before: AttendanceRow | null,
  asked: { answer: AttendanceAnswer; guests: number },
): void {
  if (capacity === null || asked.answer !== 'going') return
  if (sizeOf(asked) > capacity) throw new AppError('groups.event-full', { places: capacity })
  if (before?.answer !== 'going' || before.is_waiting) return
  const left = capacity - going
  if (asked.guests - before.guests > left)
    throw new AppError('groups.event-full', { places: left + sizeOf(before) })
}
