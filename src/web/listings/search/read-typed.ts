import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Category } from '#contract/listings/category.ts'
import { FEW_MATCHES, readSearch, type SearchReading } from '#contract/listings/search/read-search.ts'
import type { ListingFilters, ListingFiltersInput } from '#contract/listings/search/search-listings.ts'
import type { ListPlace } from '#web/geo/place/public.tsx'
import { searchAddress } from '#web/listings/alerts/link-search-policy.ts'
import { type ListingSearch, readFilters } from '#web/listings/read-filters.ts'
import { api } from '#web/platform/call/api.ts'
import { ANYWHERE, currencyIn, filtersOf, queryOf } from './apply-filters.ts'
import type { ListingSearchState } from './change-search.ts'
import { useSearchListings } from './search-listings.ts'

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
  const typed = { currency: currencyIn(filters, place?.country), ...asked }
  const { reading, query, isError } = useReading(isRead ? typed : null, category)
  const read = useReadState(search, reading, category)
  if (!isRead || isError) return { query: asked, search, place, reading: null }
  return { query, search: read, place: placeIn(reading, place), reading }
}

interface Read {
  reading: SearchReading | null
  /** Null while the words are read for the first time, or anew since nothing was found. */
  query: ListingFiltersInput | null
  isError: boolean
}

/** The words as they are most likely meant; where that finds little, as they are meant after a second look. */
function useReading(typed: ListingFiltersInput | null, category: Category | null): Read {
  const ask = (isShort: boolean) => ({
    ...api(readSearch).queryOptions({ ...typed, ...(isShort && { isShort }) }),
    ...api(readSearch).kept('list'),
    staleTime: Infinity,
  })
  const first = useQuery({ ...ask(false), enabled: typed !== null, placeholderData: keepPreviousData })
  const query = typed && first.data ? inputOf(first.data.filters) : null
  const found = useSearchListings(query)
  const count = found.isPlaceholderData ? undefined : found.data?.pages[0]?.count?.value
  const isShort = query !== null && !first.isPlaceholderData && isFew(count, category)
  const second = useQuery({ ...ask(true), enabled: isShort })
  if (!isShort || second.isError)
    return { reading: typed && (first.data ?? null), query, isError: first.isError && !first.data }
  if (second.data) return { reading: second.data, query: inputOf(second.data.filters), isError: false }
  return { reading: first.data ?? null, query: count === 0 ? null : query, isError: false }
}

/** A list of one category that holds few says where else something is found. */
const isFew = (count: number | undefined, category: Category | null): boolean =>
  count !== undefined && count < (category === null ? 1 : FEW_MATCHES)

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
