import { z } from 'zod'
import { AppError } from '#server/platform/app-error.ts'
import type { OwnPoint, Point } from './members/member-store.ts'

const MemberPlace = z.tuple([z.int().min(0).max(2), z.iso.datetime(), z.uuid()])
const OwnPlace = z.tuple([z.iso.datetime(), z.uuid()])
/** Among those with a place by the chord to it in miles, or behind them by age. */
const NearPlace = z.tuple([z.number().min(0).nullable(), z.iso.datetime({ offset: true }), z.uuid()])
export type NearPlace = z.infer<typeof NearPlace>

export const writeMemberPlace = ({ rank, at, id }: Point): string => write([rank, at.toISOString(), id])

/** @throws AppError request.invalid, like the others below */
export function readMemberPlace(cursor: string): Point {
  const [rank, at, id] = read(cursor, MemberPlace)
  return { rank, at: new Date(at), id }
}

export const writeOwnPlace = ({ at, id }: OwnPoint): string => write([at.toISOString(), id])

export function readOwnPlace(cursor: string): OwnPoint {
  const [at, id] = read(cursor, OwnPlace)
  return { at: new Date(at), id }
}

export const readNearPlace = (cursor: string): NearPlace => read(cursor, NearPlace)

/** Opaque text for an address. It names a place in an order that everybody sees, so there is nothing in it to sign. */
const write = (place: readonly unknown[]): string => Buffer.from(JSON.stringify(place)).toString('base64url')

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
