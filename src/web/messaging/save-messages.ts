import type { Query, QueryClient } from '@tanstack/react-query'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { type OpenThread, ThreadId } from '#contract/messaging/threads/thread.ts'
import { api } from '#web/platform/call/api.ts'
import { type MessagePages, messagesOf } from './message-pages-policy.ts'
import { storeMessages, storeThreads } from './store-messages.ts'
import { type ThreadPages, threadsOf } from './thread-pages-policy.ts'

/** Milliseconds: what changes several times within is written once. */
const AFTER = 500

const LISTS = [...api(listThreads).key(), 'pages']
const MESSAGES = [...api(listMessages).key(), 'pages']

/**
 * Keeps on this device what is read: conversations and their newest messages, also those that arrive live.
 * @returns stops it
 */
export function saveMessages(cache: QueryClient): () => void {
  const changed = new Set<Query>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const query = event.query as Query
    changed.add(query)
    timer ??= setTimeout(() => {
      timer = undefined
      for (const one of changed) void save(one).catch((error: unknown) => console.warn('not kept', error))
      changed.clear()
    }, AFTER)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

async function save({ queryKey, state: { data } }: Query): Promise<void> {
  if (data === undefined) return
  if (begins(queryKey, MESSAGES)) {
    const pages = data as MessagePages
    const items = messagesOf(pages)
    const threadId = ThreadId.safeParse(items.at(-1)?.threadId).data
    if (threadId !== undefined && !pages.pages.some(({ isPersisted }) => isPersisted))
      await storeMessages(threadId, items)
  }
  if (begins(queryKey, LISTS)) await storeThreads(threadsOf(data as ThreadPages))
  if (begins(queryKey, api(readThread).key())) await storeThreads([data as OpenThread])
}

const begins = (queryKey: readonly unknown[], wanted: readonly unknown[]): boolean =>
  wanted.every((part, index) => queryKey[index] === part)
