import type { Message } from '#contract/messaging/messages/message.ts'
import type { NewMessage } from '#contract/messaging/messages/new-message.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refusalToWrite } from './message-policy.ts'
import { lockMembership } from '#server/messaging/members/find-membership.ts'
import { closeCountered } from './close-countered.ts'
import { findSent, type Writing, writeMessage } from './write-message.ts'

export function sendMessage(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live' | 'jobs' | 'events'>,
  { userId }: Member,
  { threadId, ...message }: NewMessage & { threadId: ThreadId },
): Promise<Message> {
  return inTransaction(platform.db, (tx) => writeInto(tx, platform, { userId, threadId, message }))
}

/**
 * Sends a message within a transaction. Whether the two of a match may begin to talk, the feature that matched them answers.
 * @throws AppError messaging.thread-not-found, messaging.too-many-threads and what else refuses a message
 */
export async function writeInto(
  tx: Tx,
  platform: Writing & Pick<Platform, 'events'>,
  { userId, threadId, message }: { userId: UserId; threadId: ThreadId; message: NewMessage },
): Promise<Message> {
  const place = await lockMembership(tx, userId, threadId)
  const sent = await findSent(tx, platform, { id: message.id, userId, threadId })
  if (sent) return sent
  const refused = refusalToWrite(place, userId, message.content, platform.clock.now())
  if (refused) throw new AppError(refused.code, refused.details)
  if (place.kind === 'match' && place.last_number === 0) {
    const refuse = (limit: number) => {
      throw new AppError('messaging.too-many-threads', { limit })
    }
    await platform.events.emit(tx, 'messaging.match-opened', { userId, refuse })
  }
  const isCounter = await closeCountered(tx, platform, { userId, threadId, message })
  if (message.content.kind === 'offer' && !isCounter && place.subject_id !== null)
    await platform.events.emit(tx, 'messaging.offer-made', {
      listingId: place.subject_id,
      userId,
      refuse: () => {
        throw new AppError('messaging.no-offers')
      },
    })
  const written = await writeMessage(tx, platform, place, { userId, message, isCounter })
  if (place.kind === 'listing' && place.subject_id !== null)
    await platform.events.emit(tx, 'messaging.listing-answered', {
      threadId,
      listingId: place.subject_id,
      number: written.number,
    })
  return written
}
