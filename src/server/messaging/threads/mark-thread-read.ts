import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import type { Member } from '#server/platform/caller.ts'
import { readNotices } from '#server/notifications/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { advanceReading } from '#server/messaging/members/member-store.ts'
import { receiptOf } from '#server/messaging/messages/message-policy.ts'
import { pushThreadChanged, pushTo } from '#server/messaging/messages/publish-changes.ts'
import { findMembership } from '#server/messaging/members/find-membership.ts'
import { findSettings } from './settings-store.ts'

/** Told to the other one of two where both tell theirs, and to one's own other devices in any case. */
export function markThreadRead(
  platform: Pick<Platform, 'db' | 'clock' | 'live'>,
  { userId }: Member,
  asked: { threadId: ThreadId; deliveredNumber: number; readNumber: number },
): Promise<{ unread: number }> {
  const { threadId } = asked
  return inTransaction(platform.db, async (tx) => {
    const membership = await findMembership(tx, userId, threadId)
    const last = membership.last_number
    const now = await advanceReading(tx, threadId, userId, {
      delivered: Math.min(asked.deliveredNumber, last),
      read: Math.min(asked.readNumber, last),
    })
    const read = now?.read ?? membership.read_number
    if (now?.hasChanged) {
      if (now.read >= last) await readNotices(tx, platform, { userId, kind: 'messages', subjectId: threadId })
      pushThreadChanged(platform, threadId, [userId])
      const { peer_id } = membership
      const settings = peer_id === null ? [] : [...(await findSettings(tx, [userId, peer_id])).values()]
      if (peer_id !== null && membership.folder === 'inbox' && settings.every(({ receipts }) => receipts))
        pushTo(platform, [peer_id], 'messaging.receipt', {
          threadId,
          memberId: membership.own_member_id,
          ...receiptOf(membership.kind, now),
        })
    }
    return { unread: Math.max(0, last - Math.max(read, membership.joined_number)) }
  })
}
