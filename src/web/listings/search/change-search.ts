import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { Category } from '#contract/listings/category.ts'
import { type ListingSearch, readFilters } from '#web/listings/read-filters.ts'
import { filtersOf, type ListFilters } from './apply-filters.ts'

/** Keys to set; undefined takes one away. */
export type SearchChange = { [K in keyof ListingSearch]?: ListingSearch[K] | undefined }

export interface ListingSearchState {
  filters: ListFilters
  /** The filters as they are written. */
  address: ListingSearch
  /** The category is a filter of a list of all, rather than the list itself. */
  isCategoryOpen: boolean
  /** Writes into the address. `replace` leaves no step to go back to. */
  change: (change: SearchChange, options?: { replace?: boolean }) => Promise<void>
  /** Takes away all but the place and the radius. */
  clear: () => void
}

/**
 * New words are read anew. What was read in those before them goes with them, once it had become filters.
 */
export function useTypeWords({ filters, change }: ListingSearchState) {
  return (q: string, options?: { replace?: boolean }) =>
    void change({ q, asTyped: undefined, ...(filters.asTyped && NOTHING_READ) }, options)
}

const NOTHING_READ = {
  category: undefined,
  subcategory: undefined,
  details: undefined,
  kind: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  sort: undefined,
} satisfies SearchChange

/** The parts of a city are none of another. Where the list looked already is only written down, and nothing left. */
const NO_PARTS = { neighborhoods: undefined } satisfies SearchChange
const leavesPlace = (changes: SearchChange) => 'placeId' in changes || 'lat' in changes

/** The filters of a list page live in its address and nowhere else. */
export function useListingSearch(category: Category | null): ListingSearchState {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readFilters(raw), [raw])
  const filters = useMemo(() => filtersOf(search, category), [search, category])

  const change = useCallback(
    (changes: SearchChange, { replace = false } = {}) =>
      navigate({
        to: '.',
        search: (old: object) =>
          readFilters({ ...old, ...(!replace && leavesPlace(changes) && NO_PARTS), ...changes }),
        replace,
      }),
    [navigate],
  )
  const clear = useCallback(
    () =>
      void navigate({
        to: '.',
        search: (old: ListingSearch) => {
          const { placeId, lat, lng, radius } = old
          return readFilters({ placeId, lat, lng, radius })
        },
      }),
    [navigate],
  )
  return {
    filters,
    address: search,
    isCategoryOpen: category === null && filters.category !== null,
    change,
    clear,
  }
}
