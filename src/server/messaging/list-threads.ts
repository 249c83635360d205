import type { Thread, ThreadFolder, ThreadSide } from '#contract/messaging/thread.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadThreads } from './load-threads.ts'
import { readPlace, searchWords, writePlace } from './list-policy.ts'
import { findPlacedList } from './thread-store.ts'

interface Asked {
  folder: ThreadFolder
  side?: ThreadSide | undefined
  q?: string | undefined
  limit: number
  cursor?: string | undefined
}

export async function listThreads(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
  { folder, side, q, limit, cursor }: Asked,
): Promise<{ items: Thread[]; nextCursor: string | null }> {
  const words = q === undefined ? null : searchWords(q)
  if (words?.length === 0) return { items: [], nextCursor: null }
  const found = await findPlacedList(platform.db, userId, {
    folder,
    side: side ?? null,
    words,
    after: cursor === undefined ? null : readPlace(cursor),
    most: limit + 1,
  })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: await loadThreads(platform.db, platform, shown),
    nextCursor: last && found.length > limit ? writePlace({ at: last.last_at, id: last.id }) : null,
  }
}
