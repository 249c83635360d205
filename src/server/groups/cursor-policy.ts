import { z } from 'zod'
import { decodeCursor, encodeCursor } from '#server/platform/cursor.ts'
import type { MemberPoint } from './members/member-store.ts'

const MemberCursor = z.tuple([z.int().min(0).max(2), z.iso.datetime(), z.uuid()])
/** Chord in miles to groups with a city, null for those without, which follow by age. */
const NearCursor = z.tuple([z.number().min(0).nullable(), z.iso.datetime({ offset: true }), z.uuid()])
export type NearPoint = z.infer<typeof NearCursor>

export const encodeMemberCursor = ({ rank, at, id }: MemberPoint): string =>
  encodeCursor([rank, at.toISOString(), id])

/** @throws AppError request.invalid, like decodeNearCursor */
export function decodeMemberCursor(cursor: string): MemberPoint {
  const [rank, at, id] = decodeCursor(cursor, MemberCursor)
  return { rank, at: new Date(at), id }
}

export const decodeNearCursor = (cursor: string): NearPoint => decodeCursor(cursor, NearCursor)
