import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { NOTIFICATION_SERVER_EVENTS } from '#contract/notifications/live.ts'
import { countUnread } from '#contract/notifications/count-unread.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { NOTICE_LIMITS, type Notification } from '#contract/notifications/notification.ts'
import { api } from '#web/platform/call/api.ts'

type Pages = InfiniteData<{ items: Notification[]; nextCursor: string | null }>
type Unread = { value: number; capped: boolean }
type Payload<Event extends keyof typeof NOTIFICATION_SERVER_EVENTS> = z.output<
  (typeof NOTIFICATION_SERVER_EVENTS)[Event]
>

/** What a live connection said about notifications: an event and what came with it. */
export type NoticeServerEvent =
  | { event: 'notifications.created'; payload: Payload<'notifications.created'> }
  | { event: 'notifications.read'; payload: Payload<'notifications.read'> }

/** Bell and list show at once what was pushed; the next look at the server has the last word. */
export function putNotice(cache: QueryClient, { event, payload }: NoticeServerEvent): void {
  if (event === 'notifications.created') putNotification(cache, payload)
  else putRead(cache, payload)
}

function putNotification(
  cache: QueryClient,
  { notification, isMore }: Payload<'notifications.created'>,
): void {
  const known = (one: Notification) => one.id === notification.id
  cache.setQueriesData<Pages>({ queryKey: api(listNotifications).key() }, (pages) => {
    const [first, ...others] = (pages?.pages ?? []).map((page) => ({
      ...page,
      items: page.items.filter((one) => !known(one)),
    }))
    if (!pages || !first) return pages
    return { ...pages, pages: [{ ...first, items: [notification, ...first.items] }, ...others] }
  })
  if (isMore) return
  cache.setQueriesData<Unread>({ queryKey: api(countUnread).key() }, (unread) => {
    if (!unread || unread.capped) return unread
    return unread.value < NOTICE_LIMITS.countCap
      ? { value: unread.value + 1, capped: false }
      : { ...unread, capped: true }
  })
}

function putRead(cache: QueryClient, { ids }: Payload<'notifications.read'>): void {
  const read = (one: Notification): Notification =>
    ids === 'all' || ids.includes(one.id) ? { ...one, isRead: true } : one
  cache.setQueriesData<Pages>(
    { queryKey: api(listNotifications).key() },
    (pages) =>
      pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, items: page.items.map(read) })) },
  )
  void cache.invalidateQueries({ queryKey: api(countUnread).key() })
}
