import { z } from 'zod'
import { AppError } from './app-error.ts'
import { parseJson } from './parse-json.ts'

/** The last row of a page in an order by time, where rows of one time go by id. */
export interface CursorPoint {
  at: Date
  id: string
}

const TimeCursor = z.tuple([z.iso.datetime(), z.uuid()])

/** Opaque text for an address. It names a position in an order that the reader sees anyway, so it is not signed. */
export const encodeCursor = (point: unknown): string =>
  Buffer.from(JSON.stringify(point)).toString('base64url')

/** @throws AppError request.invalid when it is not a cursor of this shape */
export function decodeCursor<Schema extends z.ZodType>(cursor: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw invalidCursor()
  return parsed.data
}

/** The refusal of a cursor that is not one of the list it was sent to. */
export function invalidCursor(): AppError {
  const field = { path: 'cursor', message: 'Invalid input', key: 'invalid', values: {} }
  return new AppError('request.invalid', { fields: [field] })
}

export const encodeTimeCursor = ({ at, id }: CursorPoint): string => encodeCursor([at.toISOString(), id])

/** @throws AppError request.invalid when it is not a cursor by time */
export function decodeTimeCursor(cursor: string): CursorPoint {
  const [at, id] = decodeCursor(cursor, TimeCursor)
  return { at: new Date(at), id }
}
