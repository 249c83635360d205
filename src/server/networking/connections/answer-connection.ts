import type { ConnectionState } from '#contract/networking/people/person.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { acceptWithin } from './accept-request.ts'
import { changePair, lockPair, readState } from './connection-store.ts'

/** Accepting twice is accepting once. */
export function answerConnection(
  platform: Platform,
  { userId }: Member,
  { userId: asking, isAccepted }: { userId: UserId; isAccepted: boolean },
): Promise<{ state: ConnectionState }> {
  return inTransaction(platform.db, async (tx) => {
    const row = await lockPair(tx, userId, asking)
    if (row?.status === 'accepted' && isAccepted) return { state: 'connected' }
    if (row?.status !== 'pending' || row.asked_by === userId)
      throw new AppError('networking.connection-not-found')
    if (isAccepted) await acceptWithin(tx, platform, { row, by: userId })
    else await changePair(tx, row, { status: 'ignored', answered_at: platform.clock.now() })
    return { state: await readState(tx, userId, asking) }
  })
}
