import { isGroupChat, type ThreadId } from '#contract/messaging/thread.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeMember } from './member-store.ts'
import { pushThreadChanged } from './publish-changes.ts'
import { lockPlace } from './find-place.ts'
import { writePassing } from './write-passing.ts'

/** A chat is left; conversations of two are put away or blocked instead. Its owner stays with it. */
export function leaveThread(
  platform: Pick<Platform, 'db' | 'config' | 'clock' | 'live'>,
  { userId }: Member,
  { threadId }: { threadId: ThreadId },
): Promise<{ threadId: ThreadId }> {
  return inTransaction(platform.db, async (tx) => {
    const place = await lockPlace(tx, userId, threadId)
    if (!isGroupChat(place.kind) || place.role === 'owner') throw new AppError('messaging.thread-not-found')
    await writePassing(tx, platform, place, { event: 'left', userId })
    await changeMember(tx, threadId, userId, { left_at: platform.clock.now() })
    pushThreadChanged(platform, threadId, [userId])
    return { threadId }
  })
}
