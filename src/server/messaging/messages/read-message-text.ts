import type { MessageId } from '#contract/messaging/messages/message.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database/transactions.ts'
import { findMembership } from '#server/messaging/members/find-membership.ts'
import { findMessage, type MessageRow } from './message-store.ts'

/**
 * A message that the person may read, and that was not taken back.
 * @throws AppError messaging.thread-not-found, messaging.message-not-found
 */
export async function findReadable(
  db: Database,
  userId: UserId,
  { threadId, id }: { threadId: ThreadId; id: MessageId },
): Promise<MessageRow> {
  const membership = await findMembership(db, userId, threadId)
  const message = await findMessage(db, id)
  const isThere =
    message !== null &&
    message.thread_id === threadId &&
    message.number > membership.joined_number &&
    message.deleted_at === null
  if (!isThere) throw new AppError('messaging.message-not-found')
  return message
}

/**
 * The words of a message that the person may read; empty for one without words.
 * @throws AppError messaging.thread-not-found, messaging.message-not-found
 */
export async function readMessageText(
  db: Database,
  userId: UserId,
  named: { threadId: ThreadId; id: MessageId },
): Promise<string> {
  const message = await findReadable(db, userId, named)
  if (message.kind !== 'text') throw new AppError('messaging.message-not-found')
  return message.body ?? ''
}
