import type { AssistantCard } from '#contract/assistant/card.ts'
import type { PlaceId } from '#contract/geo/place.ts'
import { graphemeCount } from '#contract/kit/text.ts'
import { SAVED_SEARCH_LIMITS, SavedFilters, SavedSearchName } from '#contract/listings/alerts/saved-search.ts'
import type { ListingFiltersInput } from '#contract/listings/search/search-listings.ts'

/** A search that its person may save by a tap; null where it cannot be saved as it is. */
export function searchCard(
  name: string,
  filters: ListingFiltersInput,
  placeId: PlaceId | null,
): AssistantCard | null {
  const parsed = SavedFilters.safeParse(filters)
  const named = SavedSearchName.safeParse(cut(name, SAVED_SEARCH_LIMITS.nameMax))
  if (!parsed.success || !named.success) return null
  return { kind: 'save-search', name: named.data, filters: parsed.data, placeId }
}

/** Whole words as far as there is room. */
export function cut(text: string, max: number): string {
  if (graphemeCount(text) <= max) return text
  const words = text.split(' ')
  while (words.length > 1 && graphemeCount(words.join(' ')) > max) words.pop()
  return words.join(' ').slice(0, max)
}
