import { AppError } from '#server/platform/app-error.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { findMessage, type MessageRow } from '#server/messaging/messages/message-store.ts'
import {
  findMembershipRow,
  lockThread,
  type ThreadMembershipRow,
} from '#server/messaging/threads/thread-store.ts'

/** @throws AppError messaging.thread-not-found: not there, not theirs, or hidden by a block */
export async function findMembership(
  db: Database | Tx,
  userId: string,
  threadId: string,
): Promise<ThreadMembershipRow> {
  const row = await findMembershipRow(db, userId, threadId)
  if (!row || row.folder === 'ignored') throw new AppError('messaging.thread-not-found')
  return row
}

/** A membership whose conversation is locked: nobody else writes into it until the transaction ends. */
export async function lockMembership(tx: Tx, userId: string, threadId: string): Promise<ThreadMembershipRow> {
  await lockThread(tx, threadId)
  return findMembership(tx, userId, threadId)
}

/**
 * A message that the person may read, in a conversation that nobody else changes until the transaction ends.
 * @throws AppError messaging.message-not-found
 */
export async function lockMessage(
  tx: Tx,
  userId: string,
  messageId: string,
): Promise<{ message: MessageRow; membership: ThreadMembershipRow }> {
  const found = await findMessage(tx, messageId)
  if (!found) throw new AppError('messaging.message-not-found')
  await lockThread(tx, found.thread_id)
  const membership = await findMembershipRow(tx, userId, found.thread_id)
  const message = await findMessage(tx, messageId)
  if (!membership || !message || message.number <= membership.joined_number)
    throw new AppError('messaging.message-not-found')
  return { message, membership }
}
