import type { ListingId } from '#contract/listings/listing.ts'
import type { Message } from '#contract/messaging/messages/message.ts'
import type { NewMessage } from '#contract/messaging/messages/new-message.ts'
import { readPoster } from '#server/listings/review/check-quota.ts'
import { startThread } from '#server/messaging/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSubject, rowTakesOffers } from './read-subject.ts'

/** Nobody asks themselves; whoever is blocked finds nobody to ask. */
export function askOwner(
  platform: Platform,
  { userId }: Member,
  { listingId, ...message }: Omit<NewMessage, 'replyTo'> & { listingId: ListingId },
): Promise<Message> {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const { row, ownerId } = await readSubject(tx, { listingId, userId }, now)
    if (ownerId === userId) throw new AppError('messaging.not-reachable')
    if (message.content.kind === 'offer' && !rowTakesOffers(row)) throw new AppError('messaging.no-offers')
    const { level } = await readPoster(tx, userId, now)
    return startThread(tx, platform, {
      kind: 'listing',
      subjectId: listingId,
      opener: { userId, role: 'member', side: 'buying', folder: 'inbox' },
      other: { userId: ownerId, role: 'member', side: 'selling', folder: 'inbox' },
      message,
      trust: level,
    })
  })
}
