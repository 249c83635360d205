import { useInfiniteQuery } from '@tanstack/react-query'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { api } from '#web/platform/call/api.ts'

/** Notifications, page after page; always fetched anew, since they are opened to see what is new. */
export const useNotifications = () =>
  useInfiniteQuery({
    ...api(listNotifications).infiniteOptions((cursor) => (cursor === undefined ? {} : { cursor })),
    staleTime: 0,
  })
