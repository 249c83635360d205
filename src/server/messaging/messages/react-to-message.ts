import type { Message, MessageId, Reaction } from '#contract/messaging/messages/message.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadMessage } from './load-messages.ts'
import { putReaction } from './message-store.ts'
import { pushMessage } from './publish-changes.ts'
import { lockMessage } from '#server/messaging/members/find-membership.ts'

export function reactToMessage(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live'>,
  { userId }: Member,
  { messageId, reaction }: { messageId: MessageId; reaction: Reaction | null },
): Promise<Message> {
  return inTransaction(platform.db, async (tx) => {
    const { message, membership } = await lockMessage(tx, userId, messageId)
    if (message.deleted_at !== null || message.kind === 'notice')
      throw new AppError('messaging.message-not-found')
    if (membership.closed_at !== null || membership.folder !== 'inbox') throw new AppError('messaging.closed')
    await putReaction(tx, { messageId, userId, reaction, at: platform.clock.now() })
    const changed = await loadMessage(tx, platform, message, userId)
    await pushMessage(tx, platform, changed)
    return changed
  })
}
