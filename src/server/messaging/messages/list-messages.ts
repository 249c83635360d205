import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadUnfinished } from './load-unfinished.ts'
import { readMessages } from './message-json-store.ts'

interface Asked {
  threadId: ThreadId
  before?: number | undefined
  after?: number | undefined
  limit: number
}

/** @returns JSON text */
export async function listMessages(
  platform: Pick<Platform, 'db' | 'hot' | 'config' | 'clock'>,
  { userId }: Member,
  { threadId, before, after, limit }: Asked,
): Promise<string> {
  const window = { before: before ?? null, after: after ?? null, limit }
  const text = await readMessages(platform.hot, userId, threadId, window)
  if (text === null) throw new AppError('messaging.thread-not-found')
  return loadUnfinished(platform, userId, text)
}
