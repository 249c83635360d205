import { useInfiniteQuery } from '@tanstack/react-query'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { api } from '#web/platform/call/api.ts'

/**
 * Notifications, page after page; always fetched anew, since they are opened to see what is new. Without a connection
 * they are those of last time.
 */
export const useNotifications = () =>
  useInfiniteQuery({
    ...api(listNotifications).infiniteOptions((cursor) => (cursor === undefined ? {} : { cursor })),
    ...api(listNotifications).kept('list'),
    staleTime: 0,
  })
