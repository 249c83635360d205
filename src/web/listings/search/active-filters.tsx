import { lazy, Suspense } from 'react'
import { MapPin, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { comparedPeriod } from '#contract/listings/price.ts'
import { writeDetailFilters } from '#contract/listings/search/detail-filter.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { usePlaceName } from '#web/platform/place.ts'
import { minorDigits } from '#web/platform/format/format.ts'
import {
  currencyIn,
  isEverywhere,
  isUpsideDown,
  isUsualKind,
  type ListFilters,
  radiusOf,
} from './apply-filters.ts'
import type { ListingSearchState, SearchChange } from './change-search.ts'
import type { ListPlace } from '#web/geo/place/public.tsx'
import { FilterChip, pill } from './place/filter-chip.tsx'
import { useDetailFilterText } from './write-detail-filter.ts'
import { useDistance } from '#web/platform/format/use-distance.ts'

// the names of all of them are fetched by those alone who ask for one
const NeighborhoodChips = lazy(() =>
  import('./place/neighborhood-chips.tsx').then((module) => ({ default: module.NeighborhoodChips })),
)

interface ActiveFiltersProps {
  search: ListingSearchState
  place: ListPlace | null
  onEditPlace: () => void
}

/** Where the list looks, and what it is narrowed to; each filter can be taken away again. */
export function ActiveFilters({ search, place, onEditPlace }: ActiveFiltersProps) {
  const t = useTranslations('listings.search')
  const active = useActive(search, place?.country)
  const parts = radiusOf(search.filters) === null ? [] : search.filters.neighborhoods
  return (
    <ul aria-label={t('active')} className="flex min-w-0 flex-wrap items-center gap-2">
      <li>
        <PlaceChip search={search} place={place} onEditPlace={onEditPlace} />
      </li>
      {active.map(({ label, change }) => (
        <li key={label} className="max-w-full min-w-0">
          <FilterChip label={label} isTyped={'q' in change} onRemove={() => void search.change(change)} />
        </li>
      ))}
      {parts.length > 0 && (
        <Suspense>
          <NeighborhoodChips ids={parts} change={search.change} />
        </Suspense>
      )}
      {active.length + parts.length > 1 && (
        <li>
          <button
            type="button"
            onClick={search.clear}
            className={`${pill} px-2 font-semibold text-accent underline-offset-4 hover:underline`}
          >
            {t('clearAll')}
          </button>
        </li>
      )}
    </ul>
  )
}

function PlaceChip({ search, place, onEditPlace }: ActiveFiltersProps) {
  const { filters, change } = search
  const t = useTranslations('listings.search')
  const placeName = usePlaceName()
  const distance = useDistance()
  const everywhere = isEverywhere(filters)
  const radius = radiusOf(filters)
  const isSet = place?.isExplicit === true || filters.radius !== null
  const where = everywhere ? t('radius.anywhere') : place ? placeName(place.city) : t('place.finding')
  const reach = radius === null ? t('radius.anywhere') : distance(radius, place?.country ?? 'US', 'round')
  return (
    <span className="flex items-center rounded-full border border-border bg-surface">
      <button
        type="button"
        onClick={onEditPlace}
        className={`${pill} gap-1.5 py-1 ps-3 text-start hover:text-accent ${isSet ? 'pe-1' : 'pe-3.5'}`}
      >
        <MapPin size={16} aria-hidden="true" className="shrink-0 text-accent" />
        <span className="sr-only">{t('place.change')}</span>
        <span>{place && !everywhere ? t('place.chip', { place: where, radius: reach }) : where}</span>
      </button>
      {isSet && (
        <button
          type="button"
          aria-label={t('place.reset')}
          onClick={() =>
            void change({ placeId: undefined, lat: undefined, lng: undefined, radius: undefined })
          }
          className={`${pill} pe-2.5 ps-1.5 text-muted hover:text-foreground`}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}

interface Active {
  label: string
  change: SearchChange
}

function useActive({ filters, isCategoryOpen }: ListingSearchState, country: string | undefined): Active[] {
  const t = useTranslations('listings')
  const price = usePriceText(filters, country)
  const detailText = useDetailFilterText(country ?? '')
  const { q, category, subcategory, kind, featured, withPhotos, verified, postedWithin, details } = filters
  const active: (Active | false)[] = [
    isCategoryOpen &&
      category !== null && {
        label: t(`category.${category}`),
        change: { category: undefined, subcategory: undefined, details: undefined },
      },
    q !== '' && { label: t('search.quoted', { words: q }), change: { q: undefined } },
    subcategory !== null && {
      label: t(`subcategory.${subcategory}`),
      change: { subcategory: undefined },
    },
    kind !== null &&
      !isUsualKind(filters) && { label: t(`search.kind.${kind}`), change: { kind: undefined } },
    price !== null && {
      label: price,
      change: { minPrice: undefined, maxPrice: undefined, currency: undefined },
    },
    withPhotos && { label: t('search.withPhotos'), change: { withPhotos: undefined } },
    verified && { label: t('search.verified'), change: { verified: undefined } },
    featured && { label: t('card.featured'), change: { featured: undefined } },
    postedWithin !== null && {
      label: t('search.posted.days', { n: postedWithin }),
      change: { postedWithin: undefined },
    },
    ...details.map((filter) => ({
      label: detailText(filter),
      change: { details: writeDetailFilters(details.filter((other) => other !== filter)) || undefined },
    })),
  ]
  return active.filter((filter) => filter !== false)
}

function usePriceText(filters: ListFilters, country: string | undefined): string | null {
  const t = useTranslations('listings')
  const { money } = useFormats()
  const { minPrice, maxPrice } = filters
  if (isUpsideDown(filters)) return null
  const currency = currencyIn(filters, country)
  const write = (amount: number) => money(Math.round(amount * 10 ** minorDigits(currency)), currency)
  const period = comparedPeriod(filters.category)
  const each = (amount: string) => (period === null ? amount : t(`price.per.${period}`, { amount }))
  if (minPrice !== null && maxPrice !== null)
    return each(t('price.between', { from: write(minPrice), to: write(maxPrice) }))
  if (minPrice !== null) return each(t('price.from', { amount: write(minPrice) }))
  return maxPrice === null ? null : each(t('search.price.upTo', { amount: write(maxPrice) }))
}
