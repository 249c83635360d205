import type { UserId } from '#contract/profiles/profile.ts'
import { personCards } from '#server/profiles/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { setBlock } from './set-block.ts'

/** Blocking twice is blocking once. */
export function blockUser(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  { userId: blockerId }: Member,
  { userId: blockedId }: { userId: UserId },
): Promise<{ userId: UserId }> {
  if (blockerId === blockedId) throw new AppError('safety.own-subject')
  return inTransaction(db, async (tx) => {
    if (!(await personCards(tx, [blockedId])).has(blockedId)) throw new AppError('safety.user-not-found')
    await setBlock(tx, { clock, events }, { blockerId, blockedId, shownName: null })
    return { userId: blockedId }
  })
}
