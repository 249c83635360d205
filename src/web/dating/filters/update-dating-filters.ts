import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateDatingFilters } from '#contract/dating/profile/update-dating-filters.ts'
import { forgetDeck } from '#web/dating/deck/load-deck.ts'
import { changeDatingProfile } from '#web/dating/load-dating-profile.ts'
import { api } from '#web/platform/call/api.ts'

/** Keeps the filters with the account; the deck begins anew with them. */
export function useUpdateFilters() {
  const cache = useQueryClient()
  return useMutation({
    ...api(updateDatingFilters).mutationOptions(),
    onSuccess: ({ filters }) => {
      changeDatingProfile(cache, { filters })
      forgetDeck(cache)
    },
  })
}
