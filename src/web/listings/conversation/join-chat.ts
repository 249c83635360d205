import { useMutation, useQueryClient } from '@tanstack/react-query'
import { findConversation } from '#contract/listings/conversation/find-conversation.ts'
import { joinListingChat } from '#contract/listings/conversation/join-listing-chat.ts'
import { api } from '#web/platform/call/api.ts'

export function useJoinChat() {
  const cache = useQueryClient()
  return useMutation({
    ...api(joinListingChat).mutationOptions(),
    onSuccess: (_joined, { listingId }) =>
      cache.invalidateQueries({ queryKey: api(findConversation).key({ listingId }) }),
  })
}
