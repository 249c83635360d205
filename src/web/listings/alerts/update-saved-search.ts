import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listSavedSearches } from '#contract/listings/alerts/list-saved-searches.ts'
import type { SavedSearch } from '#contract/listings/alerts/saved-search.ts'
import { updateSavedSearch } from '#contract/listings/alerts/update-saved-search.ts'
import { api } from '#web/platform/call/api.ts'

/** Changes a saved search; the list shows what the server made of it. */
export function useUpdateSavedSearch() {
  const cache = useQueryClient()
  return useMutation({
    ...api(updateSavedSearch).mutationOptions(),
    onSuccess: (changed) =>
      cache.setQueriesData<{ items: SavedSearch[] }>(
        { queryKey: api(listSavedSearches).key() },
        (known) => known && { items: known.items.map((one) => (one.id === changed.id ? changed : one)) },
      ),
  })
}
