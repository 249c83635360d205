import type { Notice } from '#contract/notifications/notification.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { insertNotification } from './notification-store.ts'

interface Told {
  userId: UserId
  notice: Notice
  /** By mail as well, unless it has been read in the app by then. */
  byMail: boolean
}

/** Tells a person something, in the transaction in which it came about. */
export async function sendNotice(
  tx: Tx,
  { jobs, clock }: Pick<Platform, 'jobs' | 'clock'>,
  { userId, notice, byMail }: Told,
): Promise<void> {
  const id = uuidv7()
  await insertNotification(tx, { id, userId, notice, at: clock.now() })
  if (byMail) await jobs.send(tx, 'notifications.send-mail', { notificationId: id })
}
