import type { Peer } from '#contract/messaging/members/member.ts'
import type { Thread } from '#contract/messaging/threads/thread.ts'
import { type PersonCard, UserId } from '#contract/profiles/profile.ts'
import { personCards } from '#server/profiles/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadMessages } from '#server/messaging/messages/load-messages.ts'
import { findLastMessages } from '#server/messaging/messages/message-store.ts'
import type { ThreadMembershipRow } from './thread-store.ts'
import { viewThread } from './thread-view.ts'

/**
 * Rows with the other one and the newest message, in a handful of queries however many they are. Two who matched know
 * each other by what dating shows of them.
 */
export async function loadThreads(
  db: Database | Tx,
  platform: Pick<Platform, 'config' | 'clock'>,
  userId: UserId,
  rows: readonly ThreadMembershipRow[],
): Promise<Thread[]> {
  const readable = rows.filter(({ last_number, joined_number }) => last_number > joined_number)
  const lastRows = await findLastMessages(
    db,
    readable.map(({ id, last_number }) => ({ threadId: id, number: last_number })),
  )
  const last = await loadMessages(db, platform, lastRows, userId)
  const peers = rows.map(({ peer_id }) => peer_id)
  const people = await personCards(db, idsIn([...peers, ...lastRows.map(({ sender_id }) => sender_id)]))
  const now = platform.clock.now()
  return rows.map((row) => {
    const cardOf = (id: string | null) => (id === null ? null : (people.get(UserId.parse(id)) ?? null))
    const lastSender = lastRows.find(({ thread_id }) => thread_id === row.id)?.sender_id ?? null
    return viewThread(row, {
      peer: peerOf(row, cardOf(row.peer_id)),
      lastMessage: last.find(({ threadId }) => threadId === row.id) ?? null,
      lastSenderName: cardOf(lastSender)?.name ?? null,
      now,
    })
  })
}

function peerOf(row: ThreadMembershipRow, card: PersonCard | null): Peer | null {
  const { peer_member_id: memberId, peer_alias_name: alias } = row
  if (card === null || memberId === null) return null
  return alias === null
    ? { memberId, name: card.name, avatar: card.avatar }
    : { memberId, name: alias, avatar: null }
}

const idsIn = (ids: readonly (string | null)[]): UserId[] =>
  ids.flatMap((id) => (id === null ? [] : UserId.parse(id)))

export async function loadThread(
  db: Database | Tx,
  platform: Pick<Platform, 'config' | 'clock'>,
  userId: UserId,
  row: ThreadMembershipRow,
): Promise<Thread> {
  const [thread] = await loadThreads(db, platform, userId, [row])
  if (!thread) throw new Error('A conversation without a view.')
  return thread
}
