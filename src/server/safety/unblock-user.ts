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
    const ended = await deleteBlock(tx, blockerId, knownId)
    if (ended) {
      const blockedId = UserId.parse(ended.blocked_id)
      const knownBy = ended.shown_name === null ? 'account' : 'alias'
      await events.emit(tx, 'safety.block-changed', { blockerId, blockedId, knownBy })
    }
    return { userId: knownId }
  })
}
