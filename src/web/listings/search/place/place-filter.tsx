import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { citiesWithin, type NEIGHBORHOOD_CITIES } from '#contract/geo/neighborhoods.ts'
import { RADIUS_OPTIONS } from '#contract/listings/search/search-listings.ts'
import { type ListPlace, useChooseCity } from '#web/geo/place/public.tsx'
import { CityBox } from '#web/geo/public.tsx'
import { ANYWHERE, isEverywhere, radiusOf } from '#web/listings/search/apply-filters.ts'
import type { ListingSearchState } from '#web/listings/search/change-search.ts'
import { ChoiceChips, ToggleChips } from '#web/listings/search/choice-chips.tsx'
import { useDistance } from '#web/platform/format/use-distance.ts'
import { useNeighborhoodName } from './name-neighborhood.ts'

interface PlaceFilterProps {
  search: ListingSearchState
  place: ListPlace | null
}

/** The city, how far around it, and which parts of it. */
export function PlaceFilter({ search, place }: PlaceFilterProps) {
  const { filters, change } = search
  const t = useTranslations('listings.search')
  const distance = useDistance()
  const chooseCity = useChooseCity(search, place)
  const everywhere = isEverywhere(filters)
  const country = place?.country ?? 'US'
  return (
    <div className="grid gap-4" id="list-place">
      <CityBox
        label={t('place.label')}
        value={everywhere ? null : (place?.place ?? null)}
        onChange={(city) => void chooseCity(city)}
        allowLocate
      />
      {!everywhere && (
        <ChoiceChips
          label={t('radius.label')}
          value={String(radiusOf(filters) ?? ANYWHERE)}
          onChange={(radius) => void change({ radius })}
          choices={[
            ...RADIUS_OPTIONS.map((miles) => ({
              value: String(miles),
              label: distance(miles, country, 'round'),
            })),
            { value: ANYWHERE, label: t('radius.anywhere') },
          ]}
        />
      )}
      {place && !everywhere && <NeighborhoodFilter search={search} place={place} />}
    </div>
  )
}

type City = (typeof NEIGHBORHOOD_CITIES)[number]

/** More cities would be a list nobody reads. */
const CITIES = 4

/** Parts of the nearest of the large cities; those of the cities beside it on demand. */
function NeighborhoodFilter({ search, place }: { search: ListingSearchState; place: ListPlace }) {
  const radius = radiusOf(search.filters)
  const [nearest, ...others] = radius === null ? [] : citiesWithin(place, radius).slice(0, CITIES)
  if (!nearest) return null
  return (
    <>
      <PartsOf city={nearest} search={search} />
      {others.length > 0 && <OtherCities cities={others} search={search} />}
    </>
  )
}

interface OtherCitiesProps {
  cities: readonly City[]
  search: ListingSearchState
}

/** Open at first where one of theirs is chosen; then as it is left. */
function OtherCities({ cities, search }: OtherCitiesProps) {
  const t = useTranslations('listings.search')
  const chosen = new Set(search.filters.neighborhoods)
  const [isOpenAtFirst] = useState(cities.some((city) => city.neighborhoods.some(({ id }) => chosen.has(id))))
  return (
    <details open={isOpenAtFirst}>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-accent hover:underline">
        {t('otherNeighborhoods')}
      </summary>
      <div className="mt-2 grid gap-4">
        {cities.map((city) => (
          <PartsOf key={city.placeId} city={city} search={search} />
        ))}
      </div>
    </details>
  )
}

interface PartsOfProps {
  city: City
  search: ListingSearchState
}

function PartsOf({ city, search: { filters, change } }: PartsOfProps) {
  const t = useTranslations('listings.search')
  const nameOf = useNeighborhoodName()
  return (
    <ToggleChips
      label={t('neighborhoods', { city: nameOf(city) })}
      chosen={filters.neighborhoods}
      onChange={(next) => void change({ neighborhoods: next.join(',') || undefined })}
      choices={city.neighborhoods.map((part) => ({ value: part.id, label: nameOf(part) }))}
    />
  )
}
