import { useQuery } from '@tanstack/react-query'
import { readThread } from '#contract/messaging/read-thread.ts'
import type { ThreadId } from '#contract/messaging/thread.ts'
import { api } from '#web/platform/api.ts'
import { CallError } from '#web/platform/call-error.ts'

/**
 * Has a match ended, by either of the two or by a block? Its conversation says so, and what becomes of that arrives
 * live as long as it is loaded.
 */
export function useMatchEnd(conversationId: ThreadId): boolean {
  const { data, error } = useQuery(api(readThread).queryOptions({ threadId: conversationId }))
  return (
    data?.isClosed === true || (error instanceof CallError && error.code === 'messaging.thread-not-found')
  )
}
