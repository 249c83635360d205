import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import { api } from '#web/platform/call/api.ts'
import type { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'
import { storedMessages, orStored } from './store-messages.ts'
import { type MessagePage, type MessagePages, numberBefore } from './message-pages-policy.ts'

/**
 * The messages of a conversation, the newest page first; live messages are put into it, see putMessage. Without a
 * connection they are those that this device kept.
 */
export const messagePages = (threadId: ThreadId) =>
  infiniteQueryOptions<
    MessagePage,
    CallError,
    MessagePages,
    ReturnType<typeof keyOfMessages>,
    number | undefined
  >({
    queryKey: keyOfMessages(threadId),
    initialPageParam: undefined,
    queryFn: ({ signal, pageParam }) =>
      orStored(
        () =>
          call(listMessages, pageParam === undefined ? { threadId } : { threadId, before: pageParam }, {
            signal,
          }),
        () => (pageParam === undefined ? storedMessages(threadId) : null),
      ),
    getNextPageParam: numberBefore,
    // without a connection it is asked all the same, and answered with what was kept
    networkMode: 'always',
  })

const keyOfMessages = (threadId: ThreadId) => [...api(listMessages).key(), 'pages', { threadId }] as const

export const useMessages = (threadId: ThreadId) => useInfiniteQuery(messagePages(threadId))
