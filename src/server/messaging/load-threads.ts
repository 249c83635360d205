import type { Thread } from '#contract/messaging/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { namelessCards, personCards } from '#server/profiles/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadMessages } from './load-messages.ts'
import { findLastMessages } from './message-store.ts'
import type { PlacedRow } from './thread-store.ts'
import { viewThread } from './thread-view.ts'

/**
 * Rows with the other one and the newest message, in a handful of queries however many they are. Two who matched know
 * each other by what dating shows of them.
 */
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
  const matched = rows.filter(({ kind }) => kind === 'match').flatMap(({ peer_id }) => idsIn([peer_id]))
  const shown = [...rows.map(({ peer_id }) => peer_id), ...last.map(({ senderId }) => senderId)]
  const people = await personCards(db, idsIn(shown))
  const nameless = matched.length === 0 ? people : await namelessCards(db, matched)
  const now = platform.clock.now()
  return rows.map((row) => {
    const known = row.kind === 'match' ? nameless : people
    const personOf = (id: string | null) => (id === null ? null : (known.get(UserId.parse(id)) ?? null))
    const lastMessage = last.find(({ threadId }) => threadId === row.id) ?? null
    const lastSender = personOf(lastMessage?.senderId ?? null)
    return viewThread(row, { peer: personOf(row.peer_id), lastMessage, lastSender, now })
  })
}

const idsIn = (ids: readonly (string | null)[]): UserId[] =>
  ids.flatMap((id) => (id === null ? [] : UserId.parse(id)))

export async function loadThread(
  db: Database | Tx,
  platform: Pick<Platform, 'config' | 'clock'>,
  row: PlacedRow,
): Promise<Thread> {
  const [thread] = await loadThreads(db, platform, [row])
  if (!thread) throw new Error('A conversation without a view.')
  return thread
}
