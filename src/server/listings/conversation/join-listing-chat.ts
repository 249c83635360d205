import { chatFits } from '#contract/listings/conversation/chat.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import { joinChat } from '#server/messaging/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { kindOf } from './chat-policy.ts'
import { readSubject } from './read-subject.ts'

export function joinListingChat(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live'>,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<{ threadId: ThreadId }> {
  return inTransaction(platform.db, async (tx) => {
    const { row, ownerId } = await readSubject(tx, { listingId, userId }, platform.clock.now())
    if (!chatFits(kindOf(row))) throw new AppError('listings.no-chat')
    const joining = { kind: 'event', subjectId: listingId, ownerId, userId } as const
    return { threadId: await joinChat(tx, platform, joining) }
  })
}
