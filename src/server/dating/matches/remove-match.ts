import type { MatchId } from '#contract/dating/matches/match.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { closeMatch } from './close-match.ts'
import { findMatch } from './match-store.ts'

export function removeMatch(
  platform: Pick<Platform, 'db' | 'clock' | 'live'>,
  { userId }: Member,
  { matchId }: { matchId: MatchId },
): Promise<{ isRemoved: true }> {
  return inTransaction(platform.db, async (tx) => {
    const match = await findMatch(tx, userId, matchId)
    if (!match) throw new AppError('dating.not-found')
    await closeMatch(tx, platform, { one: userId, other: match.other_id, because: 'unmatched' })
    return { isRemoved: true }
  })
}
