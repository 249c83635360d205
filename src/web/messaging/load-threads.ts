import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { api } from '#web/platform/call/api.ts'
import type { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'
import { storedThreads, orStored } from './store-messages.ts'
import type { ThreadFilter, ThreadPage } from './thread-pages-policy.ts'

const keyOfThreads = (filter: ThreadFilter) => [...api(listThreads).key(), 'pages', filter] as const

/**
 * A list of conversations; what arrives live is written into it. Without a connection it is the one that this device
 * kept, of the inbox.
 */
export const threadPages = (filter: ThreadFilter) =>
  infiniteQueryOptions<
    ThreadPage,
    CallError,
    InfiniteData<ThreadPage, string | undefined>,
    ReturnType<typeof keyOfThreads>,
    string | undefined
  >({
    queryKey: keyOfThreads(filter),
    initialPageParam: undefined,
    queryFn: ({ signal, pageParam }) =>
      orStored(
        () =>
          call(listThreads, pageParam === undefined ? filter : { ...filter, cursor: pageParam }, { signal }),
        () => (pageParam === undefined ? storedThreads(filter) : null),
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // without a connection it is asked all the same, and answered with what was kept
    networkMode: 'always',
  })

export const useThreads = (filter: ThreadFilter) => useInfiniteQuery(threadPages(filter))
