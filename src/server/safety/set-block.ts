import { BLOCK_LIMITS } from '#contract/safety/block.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findBlocksBy, insertBlock } from './block-store.ts'

interface Blocking {
  blockerId: UserId
  blockedId: UserId
  /** By which the blocker knows them where nobody shows their name; null: as everywhere. */
  shownName: string | null
}

/** @throws AppError safety.too-many-blocks */
export async function setBlock(
  tx: Tx,
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  { blockerId, blockedId, shownName }: Blocking,
): Promise<void> {
  const limit = BLOCK_LIMITS.most
  if ((await findBlocksBy(tx, blockerId)).length >= limit)
    throw new AppError('safety.too-many-blocks', { limit })
  const known = shownName ?? (await nameKnown(tx, events, { blockerId, blockedId }))
  await insertBlock(tx, { blockerId, blockedId, shownName: known, at: clock.now() })
  await events.emit(tx, 'safety.block-changed', { blockerId, blockedId })
}

/** Null where nobody minds that they are named as everywhere. */
async function nameKnown(
  tx: Tx,
  events: Platform['events'],
  between: Pick<Blocking, 'blockerId' | 'blockedId'>,
): Promise<string | null> {
  let known: string | null = null
  await events.emit(tx, 'safety.name-asked', {
    ...between,
    answer: (name) => {
      known = name
    },
  })
  return known
}
