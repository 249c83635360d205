import type { NoticeKind } from '#contract/notifications/notification.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readStop } from './stop-link-policy.ts'

/** One tap in the mail, without signing in. What it is to end is known by the feature that had it sent. */
export function stopMails(
  { db, config, events }: Pick<Platform, 'db' | 'config' | 'events'>,
  { token }: { token: string },
): Promise<{ kind: NoticeKind }> {
  const link = readStop(token, config.secretKey)
  if (!link) throw new AppError('notifications.link-invalid')
  return inTransaction(db, async (tx) => {
    await events.emit(tx, 'notifications.mails-stopped', link)
    return { kind: link.kind }
  })
}
