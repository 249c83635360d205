import type { Message, MessageId } from '#contract/messaging/messages/message.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadMessage } from './load-messages.ts'
import { refusalToDelete } from './message-policy.ts'
import { pushMessage } from './publish-changes.ts'
import { withdrawMessage } from './withdraw-message.ts'
import { lockMessage } from '#server/messaging/members/find-membership.ts'

export function deleteMessage(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live'>,
  { userId }: Member,
  { messageId }: { messageId: MessageId },
): Promise<Message> {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const { message, membership } = await lockMessage(tx, userId, messageId)
    const refused = refusalToDelete(message, membership, userId, now)
    if (refused) throw new AppError(refused.code, refused.details)
    const row = await withdrawMessage(tx, message, now)
    const changed = await loadMessage(tx, platform, row, userId)
    await pushMessage(tx, platform, changed)
    return changed
  })
}
