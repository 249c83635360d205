import { DAY_MS } from '#contract/kit/duration.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countPassings } from './message-store.ts'
import type { ThreadRow } from '#server/messaging/threads/thread-store.ts'
import { writeNotice } from './write-message.ts'

/** Who comes and goes more often within a day does so without a word. */
const MAX_PER_DAY = 2

/** Says in a chat that somebody came or went, but not over and over. */
export async function writePassing(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'clock' | 'live'>,
  thread: Pick<ThreadRow, 'id' | 'last_number' | 'last_at'>,
  { event, userId }: { event: 'joined' | 'left'; userId: string },
): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - DAY_MS)
  const written = await countPassings(tx, { threadId: thread.id, userId, since })
  if (written < MAX_PER_DAY) await writeNotice(tx, platform, thread, { event, userId })
}
