import type { PrivateVoice } from '#contract/media/voice/voice.ts'
import type { MessageId } from '#contract/messaging/messages/message.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import { type Database, inTransaction } from '#server/platform/database/transactions.ts'
import { findReadable } from './read-message-text.ts'
import { mayOpen } from './message-store.ts'
import { readVoice } from './message-view.ts'

/**
 * The recording of a message that the person may hear now: not after a block, nor after the end of a match.
 * @throws AppError messaging.thread-not-found, messaging.message-not-found
 */
export async function readMessageVoice(
  db: Database,
  userId: UserId,
  message: { threadId: ThreadId; id: MessageId },
): Promise<Omit<PrivateVoice, 'access'>> {
  const voice = readVoice(await findReadable(db, userId, message))
  const isHeard =
    voice !== null && (await inTransaction(db, (tx) => mayOpen(tx, userId, { kind: 'voice', id: voice.id })))
  if (!isHeard) throw new AppError('messaging.message-not-found')
  return voice
}
