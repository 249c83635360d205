import type { PrivateVoice } from '#contract/media/voice/voice.ts'
import type { MessageId } from '#contract/messaging/messages/message.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database/transactions.ts'
import { findReadable } from './read-message-text.ts'
import { readVoice } from './message-view.ts'

/**
 * The recording of a message that the person may read.
 * @throws AppError messaging.thread-not-found, messaging.message-not-found
 */
export async function readMessageVoice(
  db: Database,
  userId: UserId,
  message: { threadId: ThreadId; id: MessageId },
): Promise<Omit<PrivateVoice, 'access'>> {
  const voice = readVoice(await findReadable(db, userId, message))
  if (!voice) throw new AppError('messaging.message-not-found')
  return voice
}
