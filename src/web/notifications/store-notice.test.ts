import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { countUnread } from '#contract/notifications/count-unread.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { type Notification, NotificationId } from '#contract/notifications/notification.ts'
import { api } from '#web/platform/call/api.ts'
import { putNotice } from './store-notice.ts'

const SUBJECT = '0199a000-0000-7000-8000-0000000000aa'
const notificationOf = (n: number, count = 1): Notification => ({
  id: NotificationId.parse(`0199a000-0000-7000-8000-00000000000${n}`),
  notice: { kind: 'messages', subjectId: SUBJECT, facts: { from: 'Abeba', count } },
  at: '2026-11-20T12:00:00.000Z',
  isRead: false,
})
const PAGES = [...api(listNotifications).key(), 'pages', {}]
const UNREAD = api(countUnread).key({})

function cacheWith(pages: Notification[][], value: number): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(PAGES, {
    pages: pages.map((items) => ({ items, nextCursor: null })),
    pageParams: pages.map(() => undefined),
  })
  cache.setQueryData(UNREAD, { value, capped: false })
  return cache
}
const itemsOf = (cache: QueryClient) =>
  cache.getQueryData<{ pages: { items: Notification[] }[] }>(PAGES)?.pages.map(({ items }) => items)

test('something new comes first, and counts', () => {
  const cache = cacheWith([[notificationOf(1)], [notificationOf(2)]], 2)
  putNotice(cache, {
    event: 'notifications.created',
    payload: { notification: notificationOf(3), isMore: false },
  })
  expect(itemsOf(cache)).toEqual([[notificationOf(3), notificationOf(1)], [notificationOf(2)]])
  expect(cache.getQueryData(UNREAD)).toEqual({ value: 3, capped: false })
})

test('more of the same takes its place, and does not count again', () => {
  const cache = cacheWith([[notificationOf(1)], [notificationOf(2)]], 2)
  putNotice(cache, {
    event: 'notifications.created',
    payload: { notification: notificationOf(2, 5), isMore: true },
  })
  expect(itemsOf(cache)).toEqual([[notificationOf(2, 5), notificationOf(1)], []])
  expect(cache.getQueryData(UNREAD)).toEqual({ value: 2, capped: false })
})

test('the count stops where the server stops counting', () => {
  const cache = cacheWith([[]], 99)
  putNotice(cache, {
    event: 'notifications.created',
    payload: { notification: notificationOf(1), isMore: false },
  })
  expect(cache.getQueryData(UNREAD)).toEqual({ value: 99, capped: true })
})

test('what was read elsewhere is read here, and the count is asked anew', () => {
  const cache = cacheWith([[notificationOf(1), notificationOf(2)]], 2)
  putNotice(cache, { event: 'notifications.read', payload: { ids: [notificationOf(2).id] } })
  expect(itemsOf(cache)?.[0]?.map(({ isRead }) => isRead)).toEqual([false, true])
  expect(cache.getQueryState(UNREAD)?.isInvalidated).toBe(true)
  putNotice(cache, { event: 'notifications.read', payload: { ids: 'all' } })
  expect(itemsOf(cache)?.[0]?.every(({ isRead }) => isRead)).toBe(true)
})

test('nothing is made up where nothing has been loaded', () => {
  const cache = new QueryClient()
  putNotice(cache, {
    event: 'notifications.created',
    payload: { notification: notificationOf(1), isMore: false },
  })
  expect(cache.getQueryCache().getAll()).toEqual([])
})
