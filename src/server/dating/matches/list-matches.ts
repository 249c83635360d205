import type { Match } from '#contract/dating/matches/match.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadMatches } from './load-matches.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/cursor.ts'
import { findMatchesOf } from './match-store.ts'
import { findOwnDating } from '#server/dating/profile/profile-store.ts'

export async function listMatches(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: Match[]; nextCursor: string | null }> {
  const { db } = platform
  const after = cursor === undefined ? null : decodeTimeCursor(cursor)
  if (!(await findOwnDating(db, userId))) throw new AppError('dating.no-profile')
  const found = await findMatchesOf(db, userId, { after, limit: limit + 1 })
  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    items: await loadMatches(db, platform, userId, found.slice(0, limit)),
    nextCursor: last ? encodeTimeCursor({ at: last.created_at, id: last.id }) : null,
  }
}
