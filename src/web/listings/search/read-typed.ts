import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Category } from '#contract/listings/category.ts'
import { readSearch, type SearchReading } from '#contract/listings/search/read-search.ts'
import type { ListingFilters, ListingFiltersInput } from '#contract/listings/search/search-listings.ts'
import type { ListPlace } from '#web/geo/place/public.tsx'
import { searchAddress } from '#web/listings/alerts/link-search-policy.ts'
import { type ListingSearch, readFilters } from '#web/listings/read-filters.ts'
import { api } from '#web/platform/call/api.ts'
import { ANYWHERE, currencyIn, filtersOf, queryOf } from './apply-filters.ts'
import type { ListingSearchState } from './change-search.ts'

export interface TypedSearch {
  /** What is searched by; null while the words are being read. */
  query: ListingFiltersInput | null
  /** The filters in force, those that were read in the words among them. */
  search: ListingSearchState
  /** Where the list looks. */
  place: ListPlace | null
  /** Null where the words are looked for as they stand. */
  reading: SearchReading | null
}

/**
 * The words of a list page read as filters, unless its address says that they are to stand as they are. Whoever changes
 * one of the filters that were read makes all of them filters of the address. Without an answer the words are only words.
 */
export function useTypedSearch(
  search: ListingSearchState,
  place: ListPlace | null,
  category: Category | null,
): TypedSearch {
  const { filters } = search
  const asked = queryOf(filters, place)
  const isRead = asked !== null && filters.q !== '' && !filters.asTyped
  const { data, isError } = useQuery({
    ...api(readSearch).queryOptions({ currency: currencyIn(filters, place?.country), ...asked }),
    ...api(readSearch).kept('list'),
    enabled: isRead,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const reading = isRead && data ? data : null
  const read = useReadState(search, reading, category)
  if (!isRead || (isError && !data)) return { query: asked, search, place, reading: null }
  return { query: reading && inputOf(reading.filters), search: read, place: placeIn(reading, place), reading }
}

/** Filters that are set; the server knows the others by itself. */
const inputOf = (filters: ListingFilters): ListingFiltersInput =>
  Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== false && value !== ''),
  )

const placeIn = (reading: SearchReading | null, place: ListPlace | null): ListPlace | null =>
  reading?.place ? { ...reading.place, city: reading.place, place: reading.place, isExplicit: true } : place

/** What the address would be, had its reader chosen each filter by hand. */
function addressOf(
  { filters, place }: SearchReading,
  typed: ListingSearch,
  category: Category | null,
): ListingSearch {
  const { search } = searchAddress({ filters, placeId: null })
  const { placeId, lat, lng, radius } = place ? { ...search, ...positionOf(place) } : typed
  return readFilters({
    ...search,
    placeId,
    lat,
    lng,
    radius: filters.radius === undefined ? ANYWHERE : place ? filters.radius : radius,
    category: category === null ? filters.category : undefined,
    asTyped: true,
  })
}

const positionOf = ({ id, lat, lng }: { id: number; lat: number; lng: number }) => ({
  placeId: String(id),
  lat: String(lat),
  lng: String(lng),
})

function useReadState(
  search: ListingSearchState,
  reading: SearchReading | null,
  category: Category | null,
): ListingSearchState {
  const navigate = useNavigate()
  return useMemo(() => {
    if (!reading) return search
    const address = addressOf(reading, search.address, category)
    const filters = filtersOf(address, category)
    return {
      filters,
      address,
      isCategoryOpen: category === null && filters.category !== null,
      change: (changes, { replace = false } = {}) =>
        navigate({
          to: '.',
          search: () => readFilters({ ...address, ...changes }),
          replace,
        }),
      clear: search.clear,
    }
  }, [search, reading, category, navigate])
}
