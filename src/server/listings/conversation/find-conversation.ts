import { chatFits } from '#contract/listings/conversation/chat.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { ThreadId } from '#contract/messaging/thread.ts'
import { findChat, findThreadOfAsker } from '#server/messaging/public.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { kindOf } from './chat-policy.ts'
import { readSubject } from './read-subject.ts'

type Chat = { threadId: ThreadId | null; memberCount: number; isMember: boolean }

export async function findConversation(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<{ threadId: ThreadId | null; chat: Chat | null }> {
  const { row } = await readSubject(db, listingId, clock.now())
  const own = await findThreadOfAsker(db, listingId, userId)
  const threadId = own === null ? null : ThreadId.parse(own)
  if (!chatFits(kindOf(row))) return { threadId, chat: null }
  const found = await findChat(db, { kind: 'event', subjectId: listingId, userId })
  const chat = {
    threadId: found?.isMember ? ThreadId.parse(found.id) : null,
    memberCount: found?.memberCount ?? 0,
    isMember: found?.isMember ?? false,
  }
  return { threadId, chat }
}
