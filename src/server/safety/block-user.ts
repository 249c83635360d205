import { BLOCK_LIMITS } from '#contract/safety/block.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { personCards } from '#server/profiles/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findBlocksBy, insertBlock } from './block-store.ts'

/** Blocking twice is blocking once. */
export function blockUser(
  { db, clock, events }: Pick<Platform, 'db' | 'clock' | 'events'>,
  { userId: blockerId }: Member,
  { userId: blockedId }: { userId: UserId },
): Promise<{ userId: UserId }> {
  if (blockerId === blockedId) throw new AppError('safety.own-subject')
  return inTransaction(db, async (tx) => {
    if (!(await personCards(tx, [blockedId])).has(blockedId)) throw new AppError('safety.user-not-found')
    const limit = BLOCK_LIMITS.most
    if ((await findBlocksBy(tx, blockerId)).length >= limit)
      throw new AppError('safety.too-many-blocks', { limit })
    await insertBlock(tx, { blockerId, blockedId, at: clock.now() })
    await events.emit(tx, 'safety.block-changed', { blockerId, blockedId })
    return { userId: blockedId }
  })
}
