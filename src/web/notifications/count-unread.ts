import { MINUTE_MS } from '#contract/kit/duration.ts'
import { useQuery } from '@tanstack/react-query'
import { countUnread } from '#contract/notifications/count-unread.ts'
import { api } from '#web/platform/call/api.ts'
import { useSession } from '#web/platform/session/session.tsx'

/** How much is unread; looked up again each minute while the page is seen. Undefined for visitors. */
export function useUnread(): { value: number; capped: boolean } | undefined {
  const { user } = useSession()
  const { data } = useQuery({
    ...api(countUnread).queryOptions({}),
    enabled: user !== null,
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  })
  return data
}
