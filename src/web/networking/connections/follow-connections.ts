import type { QueryClient } from '@tanstack/react-query'
import { listConnections } from '#contract/networking/connections/list-connections.ts'
import { readPerson } from '#contract/networking/people/read-person.ts'
import { NOTIFICATION_SERVER_EVENTS } from '#contract/notifications/live.ts'
import { api } from '#web/platform/call/api.ts'
import type { LiveConnection } from '#web/platform/live/live-client.ts'

/** Open lists of people, and people's pages, show who has just asked or accepted. */
export function followConnections(live: Pick<LiveConnection, 'on'>, cache: QueryClient): void {
  live.on(
    'notifications.created',
    NOTIFICATION_SERVER_EVENTS['notifications.created'],
    ({ notification }) => {
      if (!notification.notice.kind.startsWith('connection_')) return
      void cache.invalidateQueries({ queryKey: api(listConnections).key() })
      void cache.invalidateQueries({ queryKey: api(readPerson).key() })
    },
  )
}
