import type { NotificationSettings } from '#contract/notifications/settings/notification-settings.ts'
import { loadPushKeys } from '#server/notifications/push/load-push-keys.ts'
import { hasSubscription } from '#server/notifications/push/push-store.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findSettings } from './settings-store.ts'
import { viewSettings } from './settings-view.ts'

export async function readNotificationSettings(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { userId, sessionId }: Member,
): Promise<{ settings: NotificationSettings; push: { publicKey: string; isOnHere: boolean } }> {
  const [columns, isOnHere] = await Promise.all([findSettings(db, userId), hasSubscription(db, sessionId)])
  return { settings: viewSettings(columns), push: { publicKey: loadPushKeys(config).publicKey, isOnHere } }
}
