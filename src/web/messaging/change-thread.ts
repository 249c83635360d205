import type { Query, QueryClient } from '@tanstack/react-query'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import type { OpenThread, Thread, ThreadId } from '#contract/messaging/threads/thread.ts'
import { api } from '#web/platform/call/api.ts'
import {
  notBehind,
  putThread,
  type ThreadFilter,
  type ThreadPages,
  threadsOf,
  withoutThread,
} from './thread-pages-policy.ts'

const LISTS = [...api(listThreads).key(), 'pages']

/** The lists of conversations that are loaded. */
export function* loadedLists(
  cache: QueryClient,
): Generator<{ query: Query; filter: ThreadFilter; pages: ThreadPages }> {
  for (const query of cache.getQueryCache().findAll({ queryKey: LISTS })) {
    const pages = query.state.data as ThreadPages | undefined
    if (pages) yield { query, filter: query.queryKey[LISTS.length] as ThreadFilter, pages }
  }
}

/** Changes a conversation wherever it is shown: open, and in each list, in which it finds its place. */
export function changeThread(
  cache: QueryClient,
  threadId: ThreadId,
  change: <T extends Thread>(thread: T) => T,
): void {
  cache.setQueryData<OpenThread>(api(readThread).key({ threadId }), (thread) => thread && change(thread))
  for (const { query, filter, pages } of loadedLists(cache)) {
    const thread = threadsOf(pages).find(({ id }) => id === threadId)
    if (thread) cache.setQueryData(query.queryKey, putThread(pages, change(thread), filter))
  }
}

/** Puts a conversation as the server tells it into every list that it belongs into. */
export function showThread(cache: QueryClient, fresh: Thread): void {
  const lists = [...loadedLists(cache)].flatMap(({ pages }) => threadsOf(pages))
  const thread = notBehind(
    fresh,
    lists.find(({ id }) => id === fresh.id),
  )
  cache.setQueryData<OpenThread>(
    api(readThread).key({ threadId: thread.id }),
    (known) => known && { ...known, ...notBehind(thread, known) },
  )
  for (const { query, filter, pages } of loadedLists(cache))
    cache.setQueryData(query.queryKey, putThread(pages, thread, filter))
}

/** It is not one's own any more. */
export function dropThread(cache: QueryClient, threadId: ThreadId): void {
  for (const { query, pages } of loadedLists(cache))
    cache.setQueryData(query.queryKey, withoutThread(pages, threadId))
}
