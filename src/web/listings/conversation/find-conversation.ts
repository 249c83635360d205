import { useQuery } from '@tanstack/react-query'
import { findConversation } from '#contract/listings/conversation/find-conversation.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { api } from '#web/platform/call/api.ts'
import { useSession } from '#web/platform/session/session.tsx'

/** Where one talks about a listing; undefined for visitors. Asked anew each time: others come and go. */
export function useConversation(listingId: ListingId) {
  const { user } = useSession()
  return useQuery({
    ...api(findConversation).queryOptions({ listingId }),
    enabled: user !== null,
    staleTime: 0,
  })
}
