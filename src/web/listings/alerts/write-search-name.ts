import { useTranslations } from 'use-intl'
import { readNeighborhoods } from '#contract/geo/neighborhoods.ts'
import type { SavedSearch } from '#contract/listings/alerts/saved-search.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { usePlaceName } from '#web/platform/place.ts'
import { useNeighborhoodName } from '#web/listings/search/place/name-neighborhood.ts'
import { useDistance } from '#web/platform/format/use-distance.ts'

interface Named {
  filters: SavedSearch['filters']
  place: { name: string | null; nameAm: string | null; admin1: string | null; country: string } | null
}

/** What a search looks for, in words: "injera · Services · within 25 mi of Silver Spring, MD". */
export function useSearchName(): (search: Named) => string {
  const t = useTranslations('listings')
  const placeName = usePlaceName()
  const distance = useDistance()
  const { money, parts } = useFormats()
  const nameOf = useNeighborhoodName()
  return ({ filters, place }) => {
    const { q, category, subcategory, kind, minPrice, maxPrice, currency = 'USD', radius } = filters
    const write = (minor: number) => money(minor, currency)
    const price =
      minPrice !== undefined && maxPrice !== undefined
        ? t('price.between', { from: write(minPrice), to: write(maxPrice) })
        : minPrice !== undefined
          ? t('price.from', { amount: write(minPrice) })
          : maxPrice !== undefined && t('search.price.upTo', { amount: write(maxPrice) })
    const neighborhoods = readNeighborhoods(filters.neighborhoods ?? '') ?? []
    const where = place ? placeName(place) : t('alerts.here')
    const named = [
      q,
      subcategory ? t(`subcategory.${subcategory}`) : category && t(`category.${category}`),
      kind && t(`search.kind.${kind}`),
      price,
      parts(neighborhoods.map(nameOf)),
      filters.withPhotos && t('search.withPhotos'),
      filters.verified && t('search.verified'),
      filters.featured && t('card.featured'),
      radius !== undefined &&
        t('alerts.within', { radius: distance(radius, place?.country ?? 'US', 'round'), place: where }),
    ].filter((part) => typeof part === 'string' && part !== '')
    return named.length === 0 ? t('alerts.everything') : named.join(' · ')
  }
}
