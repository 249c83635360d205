import { useNavigate } from '@tanstack/react-router'
import { CATEGORY_PATHS } from '#contract/listings/category.ts'
import { type ListingSearch, readFilters } from '#web/listings/read-filters.ts'
import type { ListingSearchState } from '#web/listings/search/change-search.ts'
import { type ListPlace, useChooseCity } from '#web/geo/place/public.tsx'
import type { Suggestion } from './suggest-searches.ts'

/** What means the same in every category goes along, but for the words, which named the category or the city. */
const storedSearch = ({ placeId, lat, lng, radius, withPhotos }: ListingSearch) => ({
  placeId,
  lat,
  lng,
  radius,
  withPhotos,
})

/** On a list page: words are looked for, a category opens its list, a city becomes the place of this one. */
export function useChooseSuggestion(
  search: ListingSearchState,
  place: ListPlace | null,
): (suggestion: Suggestion) => Promise<void> {
  const navigate = useNavigate()
  const chooseCity = useChooseCity(search, place)
  return async (suggestion) => {
    if (suggestion.kind === 'word') return search.change({ q: suggestion.words })
    if (suggestion.kind === 'place') return chooseCity(suggestion.place, { q: undefined })
    const { category, subcategory } = suggestion.category
    await navigate({
      to: CATEGORY_PATHS[category],
      search: (old: ListingSearch) =>
        readFilters({ ...storedSearch(old), ...(subcategory !== null && { subcategory }) }),
    })
  }
}
