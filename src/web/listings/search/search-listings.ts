import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ListingFiltersInput, searchListings } from '#contract/listings/search/search-listings.ts'
import { api } from '#web/platform/call/api.ts'

/** The pages of a list, for useInfiniteQuery and for its key. */
export const listingPages = (filters: ListingFiltersInput | null) =>
  api(searchListings).infiniteOptions((cursor) => ({ ...filters, ...(cursor !== undefined && { cursor }) }))

/**
 * Listings by the canonical filter, page after page; `null` asks nothing yet. While other filters are being
 * answered the rows of the last ones stay (`isPlaceholderData`). Kept pages are shown as they are, unless
 * something was changed since: whoever comes back finds the rows as they were left.
 */
export function useSearchListings(filters: ListingFiltersInput | null) {
  return useInfiniteQuery({
    ...listingPages(filters),
    ...api(searchListings).kept('list'),
    enabled: filters !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}
