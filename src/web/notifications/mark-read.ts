import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { countUnread } from '#contract/notifications/count-unread.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { markRead } from '#contract/notifications/mark-read.ts'
import type { Notification, NotificationId } from '#contract/notifications/notification.ts'
import { api } from '#web/platform/api.ts'
import { call } from '#web/platform/call.ts'

type Pages = InfiniteData<{ items: Notification[]; nextCursor: string | null }>
type Ids = NotificationId[] | 'all'

/** What was read is no longer new: at once here, and on the server as soon as it answers. */
export function useMarkRead() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (ids: Ids) => call(markRead, { ids }),
    onMutate: (ids) => {
      const read = (one: Notification): Notification =>
        ids === 'all' || ids.includes(one.id) ? { ...one, isRead: true } : one
      cache.setQueriesData<Pages>(
        { queryKey: api(listNotifications).key() },
        (pages) =>
          pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, items: page.items.map(read) })) },
      )
    },
    onSettled: () => cache.invalidateQueries({ queryKey: api(countUnread).key() }),
  })
}
