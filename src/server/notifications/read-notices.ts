import type { NoticeKind } from '#contract/notices.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findUnreadAbout, markNotificationsRead } from './notification-store.ts'
import { pushReadState } from './publish-notices.ts'

/** Somebody has seen for themselves what a notice would tell them: it counts as read, and no mail follows. */
export async function readNotices(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live'>,
  { userId, ...about }: { userId: UserId; kind: NoticeKind; subjectId: string },
): Promise<void> {
  const unread = await findUnreadAbout(tx, userId, about)
  if (unread.length === 0) return
  pushReadState(platform, userId, await markNotificationsRead(tx, userId, unread, platform.clock.now()))
}
