import { useMutation, useQueryClient } from '@tanstack/react-query'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { markThreadRead } from '#contract/messaging/threads/mark-thread-read.ts'
import type { Thread } from '#contract/messaging/threads/thread.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { changeThread } from './change-thread.ts'

/** Takes a conversation for read without opening it. */
export function useMarkThreadRead() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id: threadId, lastNumber }: Thread) =>
      call(markThreadRead, { threadId, deliveredNumber: lastNumber, readNumber: lastNumber }),
    onMutate: ({ id }) =>
      changeThread(cache, id, (thread) => ({ ...thread, unread: 0, isMarkedUnread: false })),
    onError: () => cache.invalidateQueries({ queryKey: ['messaging'] }),
    onSettled: () => cache.invalidateQueries({ queryKey: api(countUnreadThreads).key() }),
  })
}
