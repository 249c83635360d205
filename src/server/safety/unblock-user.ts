import type { UserId } from '#contract/profiles/profile.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteBlock } from './block-store.ts'

export function unblockUser(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  { userId: blockerId }: Member,
  { userId: blockedId }: { userId: UserId },
): Promise<{ userId: UserId }> {
  return inTransaction(db, async (tx) => {
    const wasThere = await deleteBlock(tx, blockerId, blockedId)
    if (wasThere) await events.emit(tx, 'safety.block-changed', { blockerId, blockedId })
    return { userId: blockedId }
  })
}
