import { ListingFilters, type ListingFiltersInput } from '#contract/listings/search/search-listings.ts'
import type { ListingCard } from '#contract/listings/listing.ts'
import { addFound, type Turn } from '#server/assistant/open-turn.ts'
import { searchListings as search } from '#server/listings/public.ts'

export interface FoundListings {
  items: ListingCard[]
  count: { value: number; capped: boolean }
}

/** As many as an answer shows. */
export const LISTINGS_SHOWN = 6

/** The very search of the list pages, for whoever asks. @throws AppError request.invalid */
export async function searchListings(
  turn: Pick<Turn, 'tools' | 'caller' | 'found'>,
  filters: ListingFiltersInput,
  limit = LISTINGS_SHOWN,
): Promise<FoundListings> {
  const text = await search(turn.tools, turn.caller, { ...ListingFilters.parse(filters), limit })
  const { items, count } = JSON.parse(text) as {
    items: ListingCard[]
    count: FoundListings['count'] | null
  }
  for (const { id } of items) addFound(turn, { kind: 'listing', id })
  return { items, count: count ?? { value: items.length, capped: false } }
}
