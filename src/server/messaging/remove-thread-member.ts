import { isGroupChat, type ThreadId } from '#contract/messaging/thread.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeMember, findMember } from './member-store.ts'
import { pushThreadChanged } from './publish-changes.ts'
import { lockPlace } from './find-place.ts'
import { writeNotice } from './write-message.ts'

/** Whoever was removed reads nothing more from this moment on, and does not come back by a tap. */
export function removeThreadMember(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live'>,
  { userId: ownerId }: Member,
  { threadId, userId }: { threadId: ThreadId; userId: UserId },
): Promise<{ threadId: ThreadId }> {
  return inTransaction(platform.db, async (tx) => {
    const place = await lockPlace(tx, ownerId, threadId)
    if (!isGroupChat(place.kind) || place.role !== 'owner' || userId === ownerId)
      throw new AppError('messaging.not-owner')
    const member = await findMember(tx, threadId, userId)
    if (!member || member.left_at !== null) return { threadId }
    const now = platform.clock.now()
    await changeMember(tx, threadId, userId, { left_at: now, removed_at: now })
    await writeNotice(tx, platform, place, { event: 'removed', userId })
    pushThreadChanged(platform, threadId, [userId])
    return { threadId }
  })
}
