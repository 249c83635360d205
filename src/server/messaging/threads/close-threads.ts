import { DAY_MS } from '#contract/kit/duration.ts'
import type { NoticeEvent } from '#contract/messaging/messages/message.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { findSuspended } from '#server/auth/public.ts'
import { findMembers } from '#server/messaging/members/member-store.ts'
import { pushThreadChanged } from '#server/messaging/messages/publish-changes.ts'
import { writeNotice } from '#server/messaging/messages/write-message.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeThread, findClosedForSuspension, findTalksOf, type ThreadRow } from './thread-store.ts'

type Deps = Pick<Platform, 'config' | 'clock' | 'live'>

/** Older conversations are left as they are: nobody waits for an answer there. */
const WITHIN_DAYS = 90

/**
 * Says in the conversations of somebody who was suspended that they are, and closes them. A match ends only when one of
 * the two wants it to, so there it is said and no more.
 */
export async function closeThreadsOf(tx: Tx, platform: Deps, userId: UserId): Promise<void> {
  const now = platform.clock.now()
  const since = new Date(now.getTime() - WITHIN_DAYS * DAY_MS)
  for (const thread of await findTalksOf(tx, userId, since)) {
    await announce(tx, platform, thread, { event: 'suspended', userId })
    if (thread.kind !== 'match')
      await changeThread(tx, thread.id, { closed_at: now, closed_for: 'suspension' })
    await pushToMembers(tx, platform, thread.id)
  }
}

/** Those that were closed with the suspension go on, unless the other one is suspended too. */
export async function reopenThreadsOf(tx: Tx, platform: Deps, userId: UserId): Promise<void> {
  const closed = await findClosedForSuspension(tx, userId)
  const suspended = await findSuspended(
    tx,
    closed.flatMap(({ other_id }) => other_id ?? []),
  )
  for (const thread of closed) {
    if (thread.other_id !== null && suspended.has(thread.other_id)) continue
    await changeThread(tx, thread.id, { closed_at: null, closed_for: null })
    await announce(tx, platform, thread, { event: 'suspension_over', userId })
    await pushToMembers(tx, platform, thread.id)
  }
}

const announce = (
  tx: Tx,
  platform: Deps,
  thread: ThreadRow,
  said: { event: NoticeEvent; userId: UserId },
): Promise<unknown> => writeNotice(tx, platform, thread, said)

async function pushToMembers(tx: Tx, platform: Deps, threadId: string): Promise<void> {
  const members = await findMembers(tx, threadId)
  pushThreadChanged(
    platform,
    threadId,
    members.map(({ user_id }) => user_id),
  )
}
