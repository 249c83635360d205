import type { CardAnswer, Message, MessageId } from '#contract/messaging/messages/message.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadMessage } from './load-messages.ts'
import { mayAnswer } from './message-policy.ts'
import { answerOpenCard } from './message-store.ts'
import { pushMessage } from './publish-changes.ts'
import { lockMessage } from '#server/messaging/members/find-membership.ts'

/** Two answers at once: the first one counts. */
export function answerCard(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live'>,
  { userId }: Member,
  { messageId, answer }: { messageId: MessageId; answer: CardAnswer },
): Promise<Message> {
  return inTransaction(platform.db, async (tx) => {
    const { message, membership } = await lockMessage(tx, userId, messageId)
    if (message.card_state === null || !mayAnswer(answer, message.sender_id === userId))
      throw new AppError('messaging.message-not-found')
    if (membership.closed_at !== null) throw new AppError('messaging.closed')
    const row = await answerOpenCard(tx, messageId, answer)
    if (!row) throw new AppError('messaging.card-answered')
    const changed = await loadMessage(tx, platform, row, userId)
    await pushMessage(tx, platform, changed)
    return changed
  })
}
