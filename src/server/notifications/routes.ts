import { countUnread as countUnreadOperation } from '#contract/notifications/count-unread.ts'
import { listNotifications as listNotificationsOperation } from '#contract/notifications/list-notifications.ts'
import { markRead as markReadOperation } from '#contract/notifications/mark-read.ts'
import { stopMails as stopMailsOperation } from '#contract/notifications/stop-mails.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { countUnread } from './count-unread.ts'
import { listNotifications } from './list-notifications.ts'
import { markRead } from './mark-read.ts'
import { serveStopLink } from './serve-stop-link.ts'
import { stopMails } from './stop-mails.ts'

export const notificationRoutes = (platform: Platform): Route[] => [
  route(listNotificationsOperation)((input, member) => listNotifications(platform, member, input)),
  route(countUnreadOperation)((_input, member) => countUnread(platform, member)),
  route(markReadOperation)((input, member) => markRead(platform, member, input)),
  route(stopMailsOperation)((input) => stopMails(platform, input)),
]

export const notificationWireRoutes = (platform: Platform): WireRoute[] => serveStopLink(platform)
