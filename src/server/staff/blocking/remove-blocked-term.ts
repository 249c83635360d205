import type { BlockedTermId } from '#contract/staff/blocking/blocked-term.ts'
import { writeEvents } from '#server/moderation/public.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteBlockedTerm } from '#server/safety/public.ts'

export function removeBlockedTerm(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { termId }: { termId: BlockedTermId },
): Promise<{ isRemoved: true }> {
  return inTransaction(db, async (tx) => {
    const removed = await deleteBlockedTerm(tx, termId)
    if (removed)
      await writeEvents(tx, [
        { at: clock.now(), actorId: userId, action: 'unblock_term', note: removed.term },
      ])
    return { isRemoved: true }
  })
}
