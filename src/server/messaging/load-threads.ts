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
  const readable = rows.filter(({ last_number, joined_number }) => last_number > joined_number)
  const lastRows = await findLastMessages(
    db,
    readable.map(({ id, last_number }) => ({ threadId: id, number: last_number })),
  )
  const last = await loadMessages(db, platform, lastRows)
  const shown = [...rows.map(({ peer_id }) => peer_id), ...last.map(({ senderId }) => senderId)]
  const people = await personCards(
    db,
    shown.flatMap((id) => (id === null ? [] : UserId.parse(id))),
  )
  const now = platform.clock.now()
  const personOf = (id: string | null) => (id === null ? null : (people.get(UserId.parse(id)) ?? null))
  return rows.map((row) => {
    const lastMessage = last.find(({ threadId }) => threadId === row.id) ?? null
    const lastSender = personOf(lastMessage?.senderId ?? null)
    return viewThread(row, { peer: personOf(row.peer_id), lastMessage, lastSender, now })
  })
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
