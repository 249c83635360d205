import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeMember, findMembers } from '#server/messaging/members/member-store.ts'
import { pushThreadChanged } from '#server/messaging/messages/publish-changes.ts'
import { lockMembership } from '#server/messaging/members/find-membership.ts'
import { changeThread } from './thread-store.ts'

/** A yes frees photos and links for both; who is ignored does not learn of it. */
export function answerRequest(
  platform: Pick<Platform, 'db' | 'clock' | 'live'>,
  { userId }: Member,
  { threadId, answer }: { threadId: ThreadId; answer: 'accept' | 'ignore' },
): Promise<{ threadId: ThreadId }> {
  return inTransaction(platform.db, async (tx) => {
    const place = await lockMembership(tx, userId, threadId)
    if (place.folder !== 'requests') throw new AppError('messaging.thread-not-found')
    await changeMember(tx, threadId, userId, { folder: answer === 'accept' ? 'inbox' : 'ignored' })
    if (answer === 'ignore') {
      pushThreadChanged(platform, threadId, [userId])
      return { threadId }
    }
    await changeThread(tx, threadId, { answered_at: place.answered_at ?? platform.clock.now() })
    const members = await findMembers(tx, threadId)
    pushThreadChanged(
      platform,
      threadId,
      members.map(({ user_id }) => user_id),
    )
    return { threadId }
  })
}
