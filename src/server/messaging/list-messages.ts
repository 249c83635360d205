import type { Message } from '#contract/messaging/message.ts'
import type { ThreadId } from '#contract/messaging/thread.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadMessages } from './load-messages.ts'
import { findMessages } from './message-store.ts'
import { findPlace } from './find-place.ts'

interface Asked {
  threadId: ThreadId
  before?: number | undefined
  after?: number | undefined
  limit: number
}

export async function listMessages(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
  { threadId, before, after, limit }: Asked,
): Promise<{ items: Message[]; hasMore: boolean }> {
  const place = await findPlace(platform.db, userId, threadId)
  const found = await findMessages(platform.db, threadId, {
    from: place.joined_number,
    before: before ?? null,
    after: after ?? null,
    most: limit + 1,
  })
  const hasMore = found.length > limit
  const shown = after === undefined && hasMore ? found.slice(1) : found.slice(0, limit)
  return { items: await loadMessages(platform.db, platform, shown), hasMore }
}
