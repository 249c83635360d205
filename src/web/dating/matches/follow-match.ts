import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import { api } from '#web/platform/call/api.ts'
import { CallError } from '#web/platform/call/call-error.ts'

/**
 * Has a match ended, by either of the two or by a block? Its conversation says so, and what becomes of that arrives
 * live as long as it is loaded. The list of matches is asked for anew then.
 */
export function useMatchEnd(conversationId: ThreadId): boolean {
  const cache = useQueryClient()
  const { data, error } = useQuery(api(readThread).queryOptions({ threadId: conversationId }))
  const isHidden = error instanceof CallError && error.code === 'messaging.thread-not-found'
  const hasEnded = isHidden || data?.isClosed === true
  useEffect(() => {
    if (hasEnded) void cache.invalidateQueries({ queryKey: api(listMatches).key() })
  }, [cache, hasEnded])
  return hasEnded
}
