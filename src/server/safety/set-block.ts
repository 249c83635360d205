import { BLOCK_LIMITS } from '#contract/safety/block.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findBlocksBy, insertBlock } from './block-store.ts'

interface Blocking {
  blockerId: UserId
  blockedId: UserId
  /** By which the blocker knows them where nobody shows their name; null: by their account. */
  shownName: string | null
}

/** @throws AppError safety.too-many-blocks */
export async function setBlock(
  tx: Tx,
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  { blockerId, blockedId, shownName }: Blocking,
): Promise<void> {
  const limit = BLOCK_LIMITS.max
  if ((await findBlocksBy(tx, blockerId)).length >= limit)
    throw new AppError('safety.too-many-blocks', { limit })
  await insertBlock(tx, { blockerId, blockedId, shownName, at: clock.now() })
  await events.emit(tx, 'safety.block-changed', {
    blockerId,
    blockedId,
    knownBy: shownName === null ? 'account' : 'alias',
  })
}
