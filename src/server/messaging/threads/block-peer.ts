import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { setBlock } from '#server/safety/public.ts'
import { findMembership } from '#server/messaging/members/find-membership.ts'

/** Whom one knows from a match is blocked under the name they have there: the list of blocks shows no other. */
export function blockPeer(
  platform: Pick<Platform, 'db' | 'clock' | 'events'>,
  { userId }: Member,
  { threadId }: { threadId: ThreadId },
): Promise<{ threadId: ThreadId }> {
  return inTransaction(platform.db, async (tx) => {
    const { peer_id, peer_alias_name: shownName } = await findMembership(tx, userId, threadId)
    if (peer_id === null) throw new AppError('messaging.thread-not-found')
    const blockedId = UserId.parse(peer_id)
    await setBlock(tx, platform, { blockerId: userId, blockedId, shownName })
    return { threadId }
  })
}
