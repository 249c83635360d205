import { z } from 'zod'
import { decodeCursor } from '#server/platform/cursor.ts'

const ExactCursor = z.tuple([z.iso.datetime({ offset: true }), z.uuid()])

/** The last row of a page by time and id, with the microseconds of the database: the time stays text. */
export interface ExactPoint {
  at: string
  id: string
}

/** Before everything, where the newest comes first. */
export const NEWEST: ExactPoint = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
/** Before everything, where the oldest comes first. */
export const OLDEST: ExactPoint = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

/** SQL of the cursor of a row, as decodeExactCursor reads it. */
export const cursorSql = (at: string, id: string): string =>
  `translate(encode(convert_to(json_build_array(${at}, ${id})::text, 'UTF8'), 'base64'), E'+/=\\n', '-_')`

/** @throws AppError request.invalid */
export function decodeExactCursor(cursor: string): ExactPoint {
  const [at, id] = decodeCursor(cursor, ExactCursor)
  return { at, id }
}
