import type { Connection } from '#contract/networking/connections/connection.ts'
import { NEWEST, decodeExactCursor } from '#server/networking/cursor-policy.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findConnections, type ListKind } from './connection-store.ts'

export async function listConnections(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { kind, limit, cursor }: { kind: ListKind; limit: number; cursor?: string | undefined },
): Promise<{ items: Connection[]; nextCursor: string | null }> {
  const after = cursor === undefined ? NEWEST : decodeExactCursor(cursor)
  const found = await findConnections(db, userId, { kind, after, limit: limit + 1 })
  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    items: found.slice(0, limit).map(({ person, note, at }) => ({ person, note, at: at.toISOString() })),
    nextCursor: last?.cursor ?? null,
  }
}
