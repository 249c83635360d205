import { z } from 'zod'
import { type CursorPoint, decodeCursor, encodeCursor } from '#server/platform/cursor.ts'

const AttendeeCursor = z.tuple([z.int().min(0).max(2), z.iso.datetime(), z.uuid()])

/** The last of a page of attendees. */
export interface AttendeePoint extends CursorPoint {
  /** 0 going, 1 maybe, 2 on the waitlist. */
  standing: number
}

export const encodeAttendeeCursor = ({ standing, at, id }: AttendeePoint): string =>
  encodeCursor([standing, at.toISOString(), id])

/** @throws AppError request.invalid when it is not a cursor of attendees */
export function decodeAttendeeCursor(cursor: string): AttendeePoint {
  const [standing, at, id] = decodeCursor(cursor, AttendeeCursor)
  return { standing, at: new Date(at), id }
}
