import { type OpenThread, THREAD_LIMITS, type ThreadId } from '#contract/messaging/threads/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { satisfies } from '#contract/kit/access.ts'
import { isConfirmed, readStanding } from '#server/auth/public.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadMessage } from '#server/messaging/messages/load-messages.ts'
import { loadThread } from './load-threads.ts'
import { findMessage } from '#server/messaging/messages/message-store.ts'
import { findMembership } from '#server/messaging/members/find-membership.ts'
import { findSettings } from './settings-store.ts'
import type { ThreadMembershipRow } from './thread-store.ts'
import { viewOpenThread } from './thread-view.ts'

type Reading = Pick<Platform, 'db' | 'config' | 'clock' | 'live'>

export async function readThread(
  platform: Reading,
  { userId }: Member,
  { threadId }: { threadId: ThreadId },
): Promise<OpenThread> {
  return openThread(platform.db, platform, userId, await findMembership(platform.db, userId, threadId))
}

/** Receipts and presence are shared only where both share theirs. */
export async function openThread(
  db: Database | Tx,
  platform: Omit<Reading, 'db'>,
  userId: UserId,
  row: ThreadMembershipRow,
): Promise<OpenThread> {
  const two = row.peer_id === null ? [] : [userId, row.peer_id]
  const settings = [...(await findSettings(db, two)).values()]
  // who ended a match is not seen by the other one any more
  const isMatch = row.kind === 'match'
  const isParted = isMatch && row.closed_at !== null
  const both = (what: 'receipts' | 'presence') =>
    !isParted && two.length === 2 && settings.every((one) => one[what])
  const pinned = row.pinned_message_id === null ? null : await findMessage(db, row.pinned_message_id)
  const isShown = pinned !== null && pinned.deleted_at === null && pinned.number > row.joined_number
  return viewOpenThread(row, await loadThread(db, platform, userId, row), {
    userId,
    sharesReceipts: both('receipts') && row.folder === 'inbox',
    isPeerHere:
      both('presence') && !isMatch && row.peer_id !== null
        ? await platform.live.isOnline(UserId.parse(row.peer_id))
        : null,
    isPeerNew: await isNewPeer(db, row, platform.clock.now()),
    pinnedMessage: isShown ? await loadMessage(db, platform, pinned, userId) : null,
  })
}

/** In the first messages with a stranger; of whom one matched, dating shows what it confirmed. */
async function isNewPeer(
  db: Database | Tx,
  { kind, peer_id, last_number }: ThreadMembershipRow,
  now: Date,
): Promise<boolean> {
  const isStrangers = kind === 'listing' || kind === 'direct'
  if (!isStrangers || peer_id === null || last_number > THREAD_LIMITS.firstMessages) return false
  const { role, memberSince, ...has } = await readStanding(db, UserId.parse(peer_id))
  return memberSince !== null && !satisfies(role, 'manager') && !isConfirmed({ ...has, memberSince }, now)
}
