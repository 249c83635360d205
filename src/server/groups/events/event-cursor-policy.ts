import { z } from 'zod'
import { AppError } from '#server/platform/app-error.ts'

/** A place in an order by time. */
export interface Point {
  at: Date
  id: string
}

const Place = z.tuple([z.iso.datetime(), z.uuid()])
const Standing = z.tuple([z.int().min(0).max(2), z.iso.datetime(), z.uuid()])

const write = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url')

/** Behind which event the next page begins. */
export const writePoint = ({ at, id }: Point): string => write([at.toISOString(), id])

/** @throws AppError request.invalid when it is not one of ours */
export function readPoint(cursor: string): Point {
  const [at, id] = read(cursor, Place)
  return { at: new Date(at), id }
}

/** Behind whom the next page of those who answered begins. */
export interface AttendeePoint extends Point {
  /** 0 goes, 1 might, 2 waits. */
  standing: number
}

export const writeAttendeePoint = ({ standing, at, id }: AttendeePoint): string =>
  write([standing, at.toISOString(), id])

/** @throws AppError request.invalid when it is not one of ours */
export function readAttendeePoint(cursor: string): AttendeePoint {
  const [standing, at, id] = read(cursor, Standing)
  return { standing, at: new Date(at), id }
}

function read<Place extends z.ZodType>(cursor: string, schema: Place): z.output<Place> {
  const parsed = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (parsed.success) return parsed.data
  const field = { path: 'cursor', message: 'Invalid input', key: 'invalid', values: {} }
  throw new AppError('request.invalid', { fields: [field] })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
