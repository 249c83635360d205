import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CATEGORY_PATHS } from '#contract/listings/category.ts'
import { ELSEWHERE_MAX, type SearchReading } from '#contract/listings/search/read-search.ts'
import type { ListPlace } from '#web/geo/place/public.tsx'
import { useChooseCity } from '#web/geo/place/public.tsx'
import { type ListingSearch, readFilters } from '#web/listings/read-filters.ts'
import { usePlaceName } from '#web/platform/place.ts'
import type { ListingSearchState } from './change-search.ts'

interface ReadingLinesProps {
  reading: SearchReading
  /** As it was typed. */
  typed: string
  search: ListingSearchState
  place: ListPlace | null
  onAsTyped: () => void
}

const action = 'min-h-11 font-semibold text-accent hover:underline'

/** That filters were read in the words, which words were let go, and where else something is found. */
export function ReadingLines({ reading, typed, search, place, onAsTyped }: ReadingLinesProps) {
  const t = useTranslations('listings.search')
  const { isRead, without, otherPlaces, elsewhere } = reading
  return (
    <div className="grid text-muted empty:hidden">
      {without.length > 0 && (
        <output className="block">
          {t.rich('reading.without', {
            n: without.length,
            words: t('quoted', { words: without.join(' ') }),
            typed: asTyped,
          })}
        </output>
      )}
      {(isRead || without.length > 0) && (
        <p className="flex flex-wrap items-center gap-x-2">
          {isRead && <span>{t('reading.understood')}</span>}
          <button type="button" onClick={onAsTyped} className={`${action} text-start`}>
            {t('reading.asTyped')}
          </button>
        </p>
      )}
      {otherPlaces.length > 0 && <OtherCities reading={reading} search={search} place={place} />}
      {elsewhere.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span>{t('reading.elsewhere')}</span>
          {elsewhere.map((found) => (
            <Elsewhere key={found.category} typed={typed} {...found} />
          ))}
        </p>
      )}
    </div>
  )
}

/** In the language of whoever typed it. */
const asTyped = (words: ReactNode) => (
  <span lang="" className="wrap-anywhere text-foreground">
    {words}
  </span>
)

function OtherCities({ reading, search, place }: Pick<ReadingLinesProps, 'reading' | 'search' | 'place'>) {
  const t = useTranslations('listings.search.reading')
  const placeName = usePlaceName()
  const chooseCity = useChooseCity(search, place)
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span>{t('otherCities')}</span>
      {reading.otherPlaces.map((city) => (
        <button key={city.id} type="button" onClick={() => void chooseCity(city)} className={action}>
          {placeName(city)}
        </button>
      ))}
    </p>
  )
}

function Elsewhere({ category, count, typed }: SearchReading['elsewhere'][number] & { typed: string }) {
  const t = useTranslations('listings')
  return (
    <Link
      to={CATEGORY_PATHS[category]}
      search={({ placeId, lat, lng, radius }: ListingSearch) =>
        readFilters({ placeId, lat, lng, radius, q: typed })
      }
      className={`flex items-center ${action}`}
    >
      {t(count < ELSEWHERE_MAX ? 'search.reading.inCategory' : 'search.reading.inCategoryCapped', {
        count: String(count),
        category: t(`category.${category}`),
      })}
    </Link>
  )
}
