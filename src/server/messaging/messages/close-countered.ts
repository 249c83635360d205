import type { NewMessage } from '#contract/messaging/messages/new-message.ts'
import { answerableUntil } from '#contract/messaging/messages/card.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadMessage } from './load-messages.ts'
import { closeCard, findMessage } from './message-store.ts'
import { viewCard } from './message-view.ts'
import { pushMessage } from './publish-changes.ts'

/**
 * Closes the offer that an offer of the other one answers, in a conversation that the caller has locked.
 * @returns false when the message is no counter-offer
 * @throws AppError messaging.card-answered, messaging.card-expired
 */
export async function closeCountered(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'clock' | 'live'>,
  {
    userId,
    threadId,
    message: { content, replyTo },
  }: { userId: UserId; threadId: string; message: NewMessage },
): Promise<boolean> {
  if (content.kind !== 'offer' || replyTo === null) return false
  const row = await findMessage(tx, replyTo)
  const card = row && viewCard(row)
  if (card?.kind !== 'offer' || row?.thread_id !== threadId || row.sender_id === userId) return false
  const now = platform.clock.now()
  const closed = await closeCard(tx, row.id, { state: 'countered', at: now })
  if (!closed) throw new AppError('messaging.card-answered')
  if (answerableUntil(card) <= now) throw new AppError('messaging.card-expired')
  await pushMessage(tx, platform, await loadMessage(tx, platform, closed, userId))
  return true
}
