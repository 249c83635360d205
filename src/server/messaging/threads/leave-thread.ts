import { isGroupChat, type ThreadId } from '#contract/messaging/threads/thread.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeMember } from '#server/messaging/members/member-store.ts'
import { pushThreadChanged } from '#server/messaging/messages/publish-changes.ts'
import { findMembership, lockMembership } from '#server/messaging/members/find-membership.ts'
import { writePassing } from '#server/messaging/messages/write-arrival.ts'

/**
 * A chat is left; conversations of two are put away or blocked instead. Its owner stays with it. Whoever leaves the chat
 * of a group leaves the group.
 */
export function leaveThread(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live' | 'events'>,
  { userId }: Member,
  { threadId }: { threadId: ThreadId },
): Promise<{ threadId: ThreadId }> {
  return inTransaction(platform.db, async (tx) => {
    const { kind, role, subject_id: groupId } = await findMembership(tx, userId, threadId)
    if (!isGroupChat(kind) || role === 'owner') throw new AppError('messaging.thread-not-found')
    if (kind === 'group' && groupId !== null) {
      // the group's row is locked before that of its chat, as it always is
      await platform.events.emit(tx, 'messaging.group-chat-left', { groupId, userId, by: userId })
      return { threadId }
    }
    const place = await lockMembership(tx, userId, threadId)
    await writePassing(tx, platform, place, { event: 'left', userId })
    await changeMember(tx, threadId, userId, { left_at: platform.clock.now() })
    pushThreadChanged(platform, threadId, [userId])
    return { threadId }
  })
}
