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
import { useDetailFilterText } from './write-detail-filter.ts'
import { useDistance } from '#web/platform/format/use-distance.ts'

interface ActiveFiltersProps {
  search: ListingSearchState
  place: ListPlace | null
  onEditPlace: () => void
}

const pill = 'flex min-h-9 items-center rounded-full text-sm font-medium pointer-coarse:min-h-11'

/** Where the list looks, and what it is narrowed to; each filter can be taken away again. */
export function ActiveFilters({ search, place, onEditPlace }: ActiveFiltersProps) {
  const t = useTranslations('listings.search')
  const active = useActive(search, place?.country)
  return (
    <ul aria-label={t('active')} className="flex min-w-0 flex-wrap items-center gap-2">
      <li>
        <PlaceChip search={search} place={place} onEditPlace={onEditPlace} />
      </li>
      {active.map(({ label, change }) => (
        <li key={label} className="max-w-full min-w-0">
          <button
            type="button"
            aria-label={t('remove', { filter: label })}
            onClick={() => void search.change(change)}
            className={`${pill} gap-1.5 bg-accent-soft py-1 ps-3.5 pe-2.5 text-start text-accent-soft-foreground hover:bg-default`}
          >
            <span lang={'q' in change ? '' : undefined} className="min-w-0 wrap-anywhere">
              {label}
            </span>
            <X size={16} aria-hidden="true" className="shrink-0" />
          </button>
        </li>
      ))}
      {active.length > 1 && (
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
