import type { QueryClient } from '@tanstack/react-query'
import { NOTIFICATION_SERVER_EVENTS } from '#contract/notifications/live.ts'
import type { LiveConnection } from '#web/platform/live/live-client.ts'
import { putNotice } from './store-notice.ts'

/** Bell and list follow what the live connection tells; it ends with the connection. */
export function followNotices(live: LiveConnection, cache: QueryClient): void {
  live.on('notifications.told', NOTIFICATION_SERVER_EVENTS['notifications.told'], (payload) =>
    putNotice(cache, { event: 'notifications.told', payload }),
  )
  live.on('notifications.read', NOTIFICATION_SERVER_EVENTS['notifications.read'], (payload) =>
    putNotice(cache, { event: 'notifications.read', payload }),
  )
}
