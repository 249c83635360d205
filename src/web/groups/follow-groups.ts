import type { QueryClient } from '@tanstack/react-query'
import { NOTIFICATION_SERVER_EVENTS } from '#contract/notifications/live.ts'
import { topicOf } from '#contract/notices.ts'
import type { LiveConnection } from '#web/platform/live/live-client.ts'

/** A page of groups that is open shows what its reader is just notified of: who asked, that they were let in, another day. */
export function followGroups(live: Pick<LiveConnection, 'on'>, cache: QueryClient): void {
  live.on(
    'notifications.created',
    NOTIFICATION_SERVER_EVENTS['notifications.created'],
    ({ notification }) => {
      if (topicOf(notification.notice.kind) === 'groups')
        void cache.invalidateQueries({ queryKey: ['groups'] })
    },
  )
}
