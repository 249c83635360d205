import type { NotificationSettings } from '#contract/notifications/settings/notification-settings.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { putSettings } from './settings-store.ts'
import { settingsColumns } from './settings-view.ts'

/** What waits for the end of quiet hours looks at them again then. */
export function updateNotificationSettings(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  settings: NotificationSettings,
): Promise<NotificationSettings> {
  return inTransaction(db, async (tx) => {
    await putSettings(tx, userId, settingsColumns(settings))
    return settings
  })
}
