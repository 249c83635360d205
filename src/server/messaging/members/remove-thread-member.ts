import { isGroupChat, type ThreadId } from '#contract/messaging/threads/thread.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeMember, findMember } from './member-store.ts'
import { pushThreadChanged } from '#server/messaging/messages/publish-changes.ts'
import { findMembership, lockMembership } from './find-membership.ts'
import { writeNotice } from '#server/messaging/messages/write-message.ts'

/**
 * Whoever was removed reads nothing more from this moment on, and does not come back by a tap. Whoever is taken out of
 * the chat of a group is taken out of the group.
 */
export function removeThreadMember(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live' | 'events'>,
  { userId: ownerId }: Member,
  { threadId, userId }: { threadId: ThreadId; userId: UserId },
): Promise<{ threadId: ThreadId }> {
  return inTransaction(platform.db, async (tx) => {
    const { kind, role, subject_id: groupId } = await findMembership(tx, ownerId, threadId)
    if (!isGroupChat(kind) || role !== 'owner' || userId === ownerId)
      throw new AppError('messaging.not-owner')
    const member = await findMember(tx, threadId, userId)
    if (!member || member.left_at !== null) return { threadId }
    if (kind === 'group' && groupId !== null) {
      // those who lead a group are taken out by it alone
      if (member.role === 'owner') throw new AppError('messaging.not-owner')
      await platform.events.emit(tx, 'messaging.group-chat-left', { groupId, userId, by: ownerId })
      return { threadId }
    }
    const place = await lockMembership(tx, ownerId, threadId)
    const now = platform.clock.now()
    await changeMember(tx, threadId, userId, { left_at: now, removed_at: now })
    await writeNotice(tx, platform, place, { event: 'removed', userId })
    pushThreadChanged(platform, threadId, [userId])
    return { threadId }
  })
}
