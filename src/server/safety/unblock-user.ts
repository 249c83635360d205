import { UserId } from '#contract/profiles/profile.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteBlock } from './block-store.ts'

export function unblockUser(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  { userId: blockerId }: Member,
  { userId: knownId }: { userId: string },
): Promise<{ userId: string }> {
  return inTransaction(db, async (tx) => {
    const blockedId = await deleteBlock(tx, blockerId, knownId)
    if (blockedId !== null)
      await events.emit(tx, 'safety.block-changed', { blockerId, blockedId: UserId.parse(blockedId) })
    return { userId: knownId }
  })
}
