import type { Message, NewMessage } from '#contract/messaging/message.ts'
import type { ThreadId } from '#contract/messaging/thread.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refusalToWrite } from './message-policy.ts'
import { lockPlace } from './find-place.ts'
import { findSent, writeMessage } from './write-message.ts'

export function sendMessage(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live' | 'jobs'>,
  { userId }: Member,
  { threadId, ...message }: NewMessage & { threadId: ThreadId },
): Promise<Message> {
  return inTransaction(platform.db, async (tx) => {
    const place = await lockPlace(tx, userId, threadId)
    const sent = await findSent(tx, platform, { id: message.id, userId, threadId })
    if (sent) return sent
    const refused = refusalToWrite(place, userId, message.content, platform.clock.now())
    if (refused) throw new AppError(refused.code, refused.details)
    return writeMessage(tx, platform, place, { userId, message })
  })
}
