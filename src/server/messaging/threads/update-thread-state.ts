import { HOUR_MS } from '#contract/kit/duration.ts'
import {
  MUTE_HOURS,
  type MuteChoice,
  type Thread,
  type ThreadId,
} from '#contract/messaging/threads/thread.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadThread } from './load-threads.ts'
import { changeMember } from '#server/messaging/members/member-store.ts'
import { pushThreadChanged } from '#server/messaging/messages/publish-changes.ts'
import { findMembership } from '#server/messaging/members/find-membership.ts'

interface Asked {
  threadId: ThreadId
  archived?: boolean | undefined
  mute?: MuteChoice | undefined
  markedUnread?: boolean | undefined
}

export function updateThreadState(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live'>,
  { userId }: Member,
  { threadId, archived, mute, markedUnread }: Asked,
): Promise<Thread> {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const place = await findMembership(tx, userId, threadId)
    await changeMember(tx, threadId, userId, {
      archived_at: archived === undefined ? place.archived_at : archived ? (place.archived_at ?? now) : null,
      muted_until: mute === undefined ? place.muted_until : mutedUntil(mute, now),
      is_marked_unread: markedUnread ?? place.is_marked_unread,
    })
    pushThreadChanged(platform, threadId, [userId])
    return loadThread(tx, platform, userId, await findMembership(tx, userId, threadId))
  })
}

const mutedUntil = (mute: MuteChoice, now: Date): Date | null =>
  mute === 'off' ? null : new Date(now.getTime() + MUTE_HOURS[mute] * HOUR_MS)
