import { z } from 'zod'
import { AppError } from '#server/platform/app-error.ts'

const Place = z.tuple([z.iso.datetime({ offset: true }), z.uuid()])

/** A place in an order by time and id. The time keeps the microseconds of the database, so it stays text. */
export interface Point {
  at: string
  id: string
}

/** Before everything, where the newest comes first. */
export const NEWEST: Point = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
/** Before everything, where the oldest comes first. */
export const OLDEST: Point = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

/** SQL of the cursor of a row, as readPoint reads it. */
export const cursorSql = (at: string, id: string): string =>
  `translate(encode(convert_to(json_build_array(${at}, ${id})::text, 'UTF8'), 'base64'), E'+/=\\n', '-_')`

/** @throws AppError request.invalid */
export function readPoint(cursor: string): Point {
  const parsed = Place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (parsed.success) return { at: parsed.data[0], id: parsed.data[1] }
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
