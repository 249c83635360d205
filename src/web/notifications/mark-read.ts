import { useMutation, useQueryClient } from '@tanstack/react-query'
import { countUnread } from '#contract/notifications/count-unread.ts'
import { markRead } from '#contract/notifications/mark-read.ts'
import type { NotificationId } from '#contract/notifications/notification.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { putNotice } from './store-notice.ts'

/** What was read is no longer new: at once here, and on the server as soon as it answers. */
export function useMarkRead() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (ids: NotificationId[] | 'all') => call(markRead, { ids }),
    onMutate: (ids) => putNotice(cache, { event: 'notifications.read', payload: { ids } }),
    onSettled: () => cache.invalidateQueries({ queryKey: api(countUnread).key() }),
  })
}
