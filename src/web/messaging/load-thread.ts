import { useQuery } from '@tanstack/react-query'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { storedThread, orStored } from './store-messages.ts'

/** One of one's conversations; what arrives live is written into it. Without a connection, as it was last seen. */
export const useThread = (threadId: ThreadId) =>
  useQuery({
    ...api(readThread).queryOptions({ threadId }),
    queryFn: ({ signal }) =>
      orStored(
        () => call(readThread, { threadId }, { signal }),
        () => storedThread(threadId),
      ),
    networkMode: 'always',
  })
