import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readHidden } from '#server/safety/public.ts'
import { decodeNearCursor } from './cursor-policy.ts'
import { findNearGroups } from './near-store.ts'

interface Asked {
  lat: number
  lng: number
  limit: number
  cursor?: string | undefined
}

/** As JSON text. People whom a block hides from the reader lead no groups for them. */
export async function listNearGroups(
  { hot }: Pick<Platform, 'hot'>,
  { userId }: Pick<Visitor, 'userId'>,
  { cursor, ...asked }: Asked,
): Promise<string> {
  const after = cursor === undefined ? null : decodeNearCursor(cursor)
  const hidden = userId === null ? [] : await readHidden(hot, userId)
  return findNearGroups(hot, { ...asked, after, hidden, userId })
}
