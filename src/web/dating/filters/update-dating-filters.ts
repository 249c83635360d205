import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readDatingProfile } from '#contract/dating/read-dating-profile.ts'
import { updateDatingFilters } from '#contract/dating/update-dating-filters.ts'
import { forgetDeck } from '#web/dating/deck/load-deck.ts'
import { api } from '#web/platform/api.ts'

/** Keeps the filters with the account; the deck begins anew with them. */
export function useUpdateFilters() {
  const cache = useQueryClient()
  return useMutation({
    ...api(updateDatingFilters).mutationOptions(),
    onSuccess: ({ filters }) => {
      cache.setQueryData(api(readDatingProfile).queryOptions({}).queryKey, (now) =>
        now?.profile ? { profile: { ...now.profile, filters } } : now,
      )
      forgetDeck(cache)
    },
  })
}
