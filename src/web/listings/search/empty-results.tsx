import { useTranslations } from 'use-intl'
import { type ListingFiltersInput, RADIUS_OPTIONS } from '#contract/listings/search/search-listings.ts'
import { SaveSearchButton } from '#web/listings/alerts/save-search-button.tsx'
import { CategoryArt } from '#web/listings/category-art.tsx'
import { usePlaceName } from '#web/platform/place.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { ANYWHERE, countFilters, radiusOf } from './apply-filters.ts'
import type { ListingSearchState } from './change-search.ts'
import type { ListPlace } from '#web/geo/place/public.tsx'
import { useDistance } from '#web/platform/format/use-distance.ts'

interface EmptyResultsProps {
  search: ListingSearchState
  place: ListPlace | null
  query: ListingFiltersInput | null
}

/** The server found nothing: why, and what would find more, now or later. */
export function EmptyResults({ search, place, query }: EmptyResultsProps) {
  const t = useTranslations('listings.search.empty')
  const { filters, change, clear } = search
  const placeName = usePlaceName()
  const distance = useDistance()
  const radius = radiusOf(filters)
  const country = place?.country ?? 'US'
  const isNarrowed = filters.q !== '' || countFilters(filters) > 0
  const wider = radius === null ? undefined : RADIUS_OPTIONS.find((option) => option >= radius * 2)
  return (
    <EmptyState
      drawing={
        <span className="block w-32 overflow-hidden rounded-card">
          <CategoryArt category={filters.category ?? 'all'} />
        </span>
      }
      sentence={
        isNarrowed || radius === null
          ? t('noMatch')
          : t('noneNear', {
              radius: distance(radius, country, 'round'),
              place: placeName(place?.city ?? null),
            })
      }
      more={isNarrowed ? t('more') : undefined}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {wider !== undefined && (
            <Button onClick={() => void change({ radius: String(wider) })}>
              {t('widen', { radius: distance(wider, country, 'round') })}
            </Button>
          )}
          {radius !== null && (
            <Button
              variant={wider === undefined ? 'primary' : 'secondary'}
              onClick={() => void change({ radius: ANYWHERE })}
            >
              {t('anywhere')}
            </Button>
          )}
          {isNarrowed && (
            <Button variant={radius === null ? 'primary' : 'tertiary'} onClick={clear}>
              {t('clear')}
            </Button>
          )}
          <SaveSearchButton query={query} place={place} variant="secondary" />
        </div>
      }
    />
  )
}
