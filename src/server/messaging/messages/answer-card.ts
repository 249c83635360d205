import { MINUTE_MS } from '#contract/kit/duration.ts'
import type { NewCardAnswer } from '#contract/messaging/messages/answer-card.ts'
import { MESSAGE_LIMITS, type Message, type MessageId } from '#contract/messaging/messages/message.ts'
import { answerableUntil } from '#contract/messaging/messages/card.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadMessage } from './load-messages.ts'
import { mayAnswer } from './message-policy.ts'
import { closeCard, reopenCard } from './message-store.ts'
import { viewCard } from './message-view.ts'
import { pushMessage } from './publish-changes.ts'
import { lockMessage } from '#server/messaging/members/find-membership.ts'

/** Two answers at once: the first one counts. When its time is over, a card is answered by nobody. */
export function answerCard(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live'>,
  { userId }: Member,
  { messageId, answer }: { messageId: MessageId; answer: NewCardAnswer },
): Promise<Message> {
  return inTransaction(platform.db, async (tx) => {
    const { message, membership } = await lockMessage(tx, userId, messageId)
    const card = viewCard(message)
    if (!card || !mayAnswer(answer, message.sender_id === userId))
      throw new AppError('messaging.message-not-found')
    if (membership.closed_at !== null) throw new AppError('messaging.closed')
    const now = platform.clock.now()
    const row =
      answer === 'open'
        ? await reopenCard(tx, messageId, new Date(now.getTime() - MESSAGE_LIMITS.reopenWithin * MINUTE_MS))
        : await closeCard(tx, messageId, { state: answer, at: now })
    if (!row) throw new AppError('messaging.card-answered')
    if (answerableUntil(card) <= now) throw new AppError('messaging.card-expired')
    const changed = await loadMessage(tx, platform, row, userId)
    await pushMessage(tx, platform, changed)
    return changed
  })
}
