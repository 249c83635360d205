import { AttendanceAnswer, type EventId, type OwnAttendance } from '#contract/groups/events/event.ts'
import { type PersonCard, UserId } from '#contract/profiles/profile.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { findAttendees } from './attendee-store.ts'
import { decodeAttendeeCursor, encodeAttendeeCursor } from '#server/groups/events/event-cursor-policy.ts'
import { requireInside } from '#server/groups/events/open-event.ts'

interface Asked {
  eventId: EventId
  limit: number
  cursor?: string | undefined
}

type Attendee = Omit<OwnAttendance, 'queuePosition'> & { person: PersonCard }

/** Those who come, then those who might, then those who wait, each in the order in which they said so. */
export async function listAttendees(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { eventId, limit, cursor }: Asked,
): Promise<{ items: Attendee[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeAttendeeCursor(cursor)
  await requireInside(db, eventId, userId)
  const rows = await findAttendees(db, { eventId, userId, after, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const people = await personCards(
    db,
    shown.map(({ user_id }) => UserId.parse(user_id)),
  )
  const last = shown.at(-1)
  const next = last && { standing: last.standing, at: last.asked_at, id: last.user_id }
  return {
    items: shown.flatMap(({ user_id, answer, guests, is_waiting: isWaiting }) => {
      const person = people.get(UserId.parse(user_id))
      return person ? [{ person, answer: AttendanceAnswer.parse(answer), guests, isWaiting }] : []
    }),
    nextCursor: next && rows.length > limit ? encodeAttendeeCursor(next) : null,
  }
}
