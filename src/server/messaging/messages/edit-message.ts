import type { Message, MessageId } from '#contract/messaging/messages/message.ts'
import { isGroupChat } from '#contract/messaging/threads/thread.ts'
import { warningsIn } from '#contract/messaging/messages/text-warning.ts'
import { hasLink } from '#contract/messaging/messages/contact-forms.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseBlockedText } from '#server/safety/public.ts'
import { loadMessage } from './load-messages.ts'
import { isListening, isTextOnly, refusalToEdit } from './message-policy.ts'
import { changeText } from './message-store.ts'
import { pushMessage } from './publish-changes.ts'
import { lockMessage } from '#server/messaging/members/find-membership.ts'

/** What may not be sent may not be written in afterwards either. */
export function editMessage(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live'>,
  { userId }: Member,
  { messageId, text }: { messageId: MessageId; text: string },
): Promise<Message> {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const { message, membership } = await lockMessage(tx, userId, messageId)
    const refused = refusalToEdit(message, userId, now)
    if (refused) throw new AppError(refused.code, refused.details)
    if (membership.closed_at !== null) throw new AppError('messaging.closed')
    if (isListening(membership)) throw new AppError('messaging.owners-only')
    if (isTextOnly(membership, userId) && hasLink(text)) throw new AppError('messaging.text-only')
    await refuseBlockedText(tx, text)
    const row = await changeText(tx, messageId, {
      body: text,
      warnings: warningsIn(text, isGroupChat(membership.kind)),
      at: now,
    })
    const changed = await loadMessage(tx, platform, row, userId)
    await pushMessage(tx, platform, changed)
    return changed
  })
}
