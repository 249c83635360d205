import { countUnread as countUnreadOperation } from '#contract/notifications/count-unread.ts'
import { listNotifications as listNotificationsOperation } from '#contract/notifications/list-notifications.ts'
import { markRead as markReadOperation } from '#contract/notifications/mark-read.ts'
import { markSeen as markSeenOperation } from '#contract/notifications/push/mark-seen.ts'
import { renewPush as renewPushOperation } from '#contract/notifications/push/renew-push.ts'
import { subscribePush as subscribePushOperation } from '#contract/notifications/push/subscribe-push.ts'
import { unsubscribePush as unsubscribePushOperation } from '#contract/notifications/push/unsubscribe-push.ts'
import { readNotificationSettings as readSettingsOperation } from '#contract/notifications/settings/read-notification-settings.ts'
import { updateNotificationSettings as updateSettingsOperation } from '#contract/notifications/settings/update-notification-settings.ts'
import { stopMails as stopMailsOperation } from '#contract/notifications/stop-mails.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { countUnread } from './count-unread.ts'
import { listNotifications } from './list-notifications.ts'
import { markRead } from './mark-read.ts'
import { markSeen } from './push/mark-seen.ts'
import { renewPush } from './push/renew-push.ts'
import { subscribePush } from './push/subscribe-push.ts'
import { unsubscribePush } from './push/unsubscribe-push.ts'
import { readNotificationSettings } from './settings/read-notification-settings.ts'
import { updateNotificationSettings } from './settings/update-notification-settings.ts'
import { serveStopLink } from './mails/serve-stop-link.ts'
import { stopMails } from './stop-mails.ts'

export const notificationRoutes = (platform: Platform): Route[] => [
  route(listNotificationsOperation)((input, member) => listNotifications(platform, member, input)),
  route(countUnreadOperation)((_input, member) => countUnread(platform, member)),
  route(markReadOperation)((input, member) => markRead(platform, member, input)),
  route(markSeenOperation)((input) => markSeen(platform, input)),
  route(readSettingsOperation)((_input, member) => readNotificationSettings(platform, member)),
  route(updateSettingsOperation)((input, member) => updateNotificationSettings(platform, member, input)),
  route(subscribePushOperation)((input, member) => subscribePush(platform, member, input)),
  route(renewPushOperation)((input) => renewPush(platform, input)),
  route(unsubscribePushOperation)((_input, member) => unsubscribePush(platform, member)),
  route(stopMailsOperation)((input) => stopMails(platform, input)),
]

export const notificationWireRoutes = (platform: Platform): WireRoute[] => serveStopLink(platform)
