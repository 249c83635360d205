import { useInfiniteQuery } from '@tanstack/react-query'
import { type ListingFiltersInput, searchListings } from '#contract/listings/search-listings.ts'
import { api } from '#web/platform/api.ts'

/**
 * Listings by the canonical filter, page after page; `null` asks nothing yet.
 * Pages that are there are shown as they are: whoever comes back finds the rows as they were left.
 */
export function useSearchListings(filters: ListingFiltersInput | null) {
  return useInfiniteQuery({
    ...api(searchListings).infiniteOptions((cursor) => ({ ...filters, ...(cursor && { cursor }) })),
    enabled: filters !== null,
    refetchOnMount: false,
    refetchOnReconnect: false,
  })
}
