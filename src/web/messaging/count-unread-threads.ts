import { MINUTE_MS } from '#contract/kit/duration.ts'
import { useQuery } from '@tanstack/react-query'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { api } from '#web/platform/call/api.ts'
import { useSession } from '#web/platform/session/session.tsx'

export interface UnreadThreads {
  /** Up to one more than are shown: "99+". */
  inbox: number
  requests: number
}

/** How many conversations hold something unread. The live connection keeps it up to date; undefined for visitors. */
export function useUnreadThreads(): UnreadThreads | undefined {
  const { user } = useSession()
  const { data } = useQuery({
    ...api(countUnreadThreads).queryOptions({}),
    enabled: user !== null,
    staleTime: MINUTE_MS,
    refetchOnWindowFocus: true,
  })
  return data
}
