import { useQuery } from '@tanstack/react-query'
import { readThread } from '#contract/messaging/read-thread.ts'
import type { ThreadId } from '#contract/messaging/thread.ts'
import { api } from '#web/platform/api.ts'

/** One of one's conversations; what arrives live is written into it. */
export const useThread = (threadId: ThreadId) => useQuery(api(readThread).queryOptions({ threadId }))
