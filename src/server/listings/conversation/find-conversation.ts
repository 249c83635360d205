import { chatFits } from '#contract/listings/conversation/chat.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { readPoster } from '#server/listings/review/check-quota.ts'
import { findChat, findThreadOfAsker, readLeftToBegin } from '#server/messaging/public.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { kindOf } from './chat-policy.ts'
import { readSubject } from './read-subject.ts'

type Chat = { threadId: ThreadId | null; memberCount: number; isMember: boolean }

export async function findConversation(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'settings'>,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<{ threadId: ThreadId | null; leftToBegin: number | null; chat: Chat | null }> {
  const { db, clock } = platform
  const { row } = await readSubject(db, { listingId, userId }, clock.now())
  const own = await findThreadOfAsker(db, listingId, userId)
  const threadId = own === null ? null : ThreadId.parse(own)
  const { level } = await readPoster(db, userId, clock.now())
  const leftToBegin = await readLeftToBegin(platform, userId, level)
  if (!chatFits(kindOf(row))) return { threadId, leftToBegin, chat: null }
  const found = await findChat(db, { kind: 'event', subjectId: listingId, userId })
  // to whoever may not come in there is no chat
  if (found?.isRemoved) return { threadId, leftToBegin, chat: null }
  const chat = {
    threadId: found?.isMember ? ThreadId.parse(found.id) : null,
    memberCount: found?.memberCount ?? 0,
    isMember: found?.isMember ?? false,
  }
  return { threadId, leftToBegin, chat }
}
