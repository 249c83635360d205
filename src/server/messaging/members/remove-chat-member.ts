import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ChatPlace } from './add-chat-member.ts'
import { changeMember, findMember } from './member-store.ts'
import { pushThreadChanged } from '#server/messaging/messages/publish-changes.ts'
import { findThreadsAbout } from '#server/messaging/threads/thread-store.ts'
import { writeNotice } from '#server/messaging/messages/write-message.ts'
import { writePassing } from '#server/messaging/messages/write-arrival.ts'

/** Whoever leaves the subject, or is taken out of it, reads nothing more of its chat. */
export async function removeChatMember(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'clock' | 'live'>,
  { kind, subjectId, userId, isRemoved }: ChatPlace & { isRemoved: boolean },
): Promise<void> {
  const now = platform.clock.now()
  for (const thread of await findThreadsAbout(tx, kind, subjectId)) {
    const member = await findMember(tx, thread.id, userId)
    if (!member || member.left_at !== null) continue
    if (isRemoved) await writeNotice(tx, platform, thread, { event: 'removed', userId })
    else await writePassing(tx, platform, thread, { event: 'left', userId })
    await changeMember(tx, thread.id, userId, {
      role: 'member',
      left_at: now,
      removed_at: isRemoved ? now : null,
    })
    pushThreadChanged(platform, thread.id, [userId])
  }
}
