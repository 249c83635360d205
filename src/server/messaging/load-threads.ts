import type { Thread } from '#contract/messaging/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { personCards } from '#server/profiles/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadMessages } from './load-messages.ts'
import { findLastMessages } from './message-store.ts'
import type { PlacedRow } from './thread-store.ts'
import { viewThread } from './thread-view.ts'

/** Rows with the other one and the newest message, in a handful of queries however many they are. */
export async function loadThreads(
  db: Database | Tx,
  platform: Pick<Platform, 'config' | 'clock'>,
  rows: readonly PlacedRow[],
): Promise<Thread[]> {
  const peers = await personCards(
    db,
    rows.flatMap(({ peer_id }) => (peer_id === null ? [] : UserId.parse(peer_id))),
  )
  const readable = rows.filter(({ last_number, joined_number }) => last_number > joined_number)
  const lastRows = await findLastMessages(
    db,
    readable.map(({ id, last_number }) => ({ threadId: id, number: last_number })),
  )
  const last = await loadMessages(db, platform, lastRows)
  const now = platform.clock.now()
  return rows.map((row) =>
    viewThread(row, {
      peer: (row.peer_id !== null && peers.get(UserId.parse(row.peer_id))) || null,
      lastMessage: last.find(({ threadId }) => threadId === row.id) ?? null,
      now,
    }),
  )
}

export async function loadThread(
  db: Database | Tx,
  platform: Pick<Platform, 'config' | 'clock'>,
  row: PlacedRow,
): Promise<Thread> {
  const [thread] = await loadThreads(db, platform, [row])
  if (!thread) throw new Error('A conversation without a view.')
  return thread
}
