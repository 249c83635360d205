import type { Peer } from '#contract/messaging/members/member.ts'
import type { Message } from '#contract/messaging/messages/message.ts'
import {
  isGroupChat,
  type OpenThread,
  type Thread,
  ThreadId,
  ThreadRole,
  ThreadSide,
} from '#contract/messaging/threads/thread.ts'
import { isTextOnly, receiptOf } from '#server/messaging/messages/message-policy.ts'
import type { ThreadMembershipRow } from './thread-store.ts'

/** What has not been read; what was written before one came does not count. */
export const unreadOf = ({ last_number, read_number, joined_number }: ThreadMembershipRow): number =>
  Math.max(0, last_number - Math.max(read_number, joined_number))

export function viewThread(
  row: ThreadMembershipRow,
  {
    peer,
    lastMessage,
    lastSenderName,
    now,
  }: { peer: Peer | null; lastMessage: Message | null; lastSenderName: string | null; now: Date },
): Thread {
  return {
    id: ThreadId.parse(row.id),
    kind: row.kind,
    subjectId: row.subject_id,
    side: row.side === null ? null : ThreadSide.parse(row.side),
    role: ThreadRole.parse(row.role),
    ownId: row.own_member_id,
    peer,
    memberCount: row.member_count,
    lastMessage,
    lastSenderName: isGroupChat(row.kind) ? lastSenderName : null,
    lastNumber: row.last_number,
    unread: unreadOf(row),
    isMarkedUnread: row.is_marked_unread,
    isArchived: row.archived_at !== null,
    isRequest: row.folder === 'requests',
    mutedUntil: row.muted_until !== null && row.muted_until > now ? row.muted_until.toISOString() : null,
    isClosed: row.closed_at !== null || (!isGroupChat(row.kind) && peer === null && row.kind !== 'support'),
    at: row.last_at.toISOString(),
  }
}

export function viewOpenThread(
  row: ThreadMembershipRow,
  thread: Thread,
  {
    userId,
    sharesReceipts,
    isPeerHere,
    isPeerNew,
    pinnedMessage,
  }: {
    userId: string
    sharesReceipts: boolean
    isPeerHere: boolean | null
    isPeerNew: boolean
    pinnedMessage: Message | null
  },
): OpenThread {
  const hasReceipt = sharesReceipts && row.peer_read !== null && row.peer_delivered !== null
  return {
    ...thread,
    receipt: hasReceipt
      ? receiptOf(row.kind, { delivered: row.peer_delivered ?? 0, read: row.peer_read ?? 0 })
      : null,
    isPeerHere,
    isPeerNew,
    isTextOnly: isTextOnly(row, userId),
    pinnedMessage,
    slowSeconds: row.slow_seconds,
    isOwnersOnly: row.owners_only,
  }
}
