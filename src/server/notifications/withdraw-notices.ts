import type { NoticeKind } from '#contract/notices.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hideNotificationsAbout } from './notification-store.ts'
import { pushReadState } from './publish-notices.ts'

/** What they lead to is there no longer: the app shows them no more, and no mail follows. */
export async function withdrawNotices(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live'>,
  { userId, ...about }: { userId: UserId; kind: NoticeKind; subjectId: string },
): Promise<void> {
  pushReadState(platform, userId, await hideNotificationsAbout(tx, userId, about, platform.clock.now()))
}
