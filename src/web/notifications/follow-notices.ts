import type { QueryClient } from '@tanstack/react-query'
import { NOTIFICATION_SERVER_EVENTS } from '#contract/notifications/live.ts'
import type { LiveConnection } from '#web/platform/live/live-client.ts'
import { putNotice } from './store-notice.ts'

/** Bell and list follow what the live connection tells; it ends with the connection. */
export function followNotices(live: LiveConnection, cache: QueryClient): void {
  live.on('notifications.created', NOTIFICATION_SERVER_EVENTS['notifications.created'], (payload) =>
    putNotice(cache, { event: 'notifications.created', payload }),
  )
  live.on('notifications.read', NOTIFICATION_SERVER_EVENTS['notifications.read'], (payload) =>
    putNotice(cache, { event: 'notifications.read', payload }),
  )
}
