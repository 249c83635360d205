import type { ThreadFolder, ThreadSide } from '#contract/messaging/threads/thread.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { decodeTimeCursor } from '#server/platform/cursor.ts'
import { searchWords } from './thread-list-policy.ts'
import { loadUnfinished } from '#server/messaging/messages/load-unfinished.ts'
import { readThreads } from './thread-json-store.ts'

interface Asked {
  folder: ThreadFolder
  side?: ThreadSide | undefined
  q?: string | undefined
  limit: number
  cursor?: string | undefined
}

/** @returns JSON text; words without a letter find nothing */
export async function listThreads(
  platform: Pick<Platform, 'db' | 'hot' | 'config' | 'clock'>,
  { userId }: Member,
  { folder, side, q, limit, cursor }: Asked,
): Promise<string> {
  const words = q === undefined ? null : searchWords(q)
  if (words?.length === 0) return JSON.stringify({ items: [], nextCursor: null })
  const text = await readThreads(platform.hot, userId, {
    folder,
    side: side ?? null,
    words,
    after: cursor === undefined ? null : decodeTimeCursor(cursor),
    limit,
  })
  return loadUnfinished(platform, userId, text)
}
