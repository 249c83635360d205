import type { SavedSearch } from '#contract/listings/alerts/saved-search.ts'
import { CATEGORY_PATHS } from '#contract/listings/category.ts'
import { type ListingSearch, readFilters } from '#web/listings/read-filters.ts'
import { ANY_KIND, ANYWHERE } from '#web/listings/search/apply-filters.ts'
import { minorDigits } from '#web/platform/format/format.ts'

interface SearchAddress {
  to: '/listings' | (typeof CATEGORY_PATHS)[keyof typeof CATEGORY_PATHS]
  search: ListingSearch
}

/**
 * The list page that a saved search stands for. Filter and address have the same names, but for the category, which
 * is the page, and for money, which people write in whole units.
 */
export function searchAddress({ filters, placeId }: Pick<SavedSearch, 'filters' | 'placeId'>): SearchAddress {
  const { category, minPrice, maxPrice, currency, radius, living: _, kind, ...rest } = filters
  const whole = (minor: number | undefined) =>
    minor === undefined || currency === undefined ? undefined : minor / 10 ** minorDigits(currency)
  const search = readFilters({
    ...rest,
    kind: kind ?? (category === 'rooms_housing' ? ANY_KIND : undefined),
    // what was read in it stands among the filters
    asTyped: rest.q ? true : undefined,
    featured: rest.featured || undefined,
    withPhotos: rest.withPhotos || undefined,
    verified: rest.verified || undefined,
    currency,
    minPrice: whole(minPrice),
    maxPrice: whole(maxPrice),
    radius: radius ?? ANYWHERE,
    placeId: radius === undefined ? undefined : placeId,
  })
  return { to: category === undefined ? '/listings' : CATEGORY_PATHS[category], search }
}
