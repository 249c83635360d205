import { useTranslations } from 'use-intl'
import { citiesWithin } from '#contract/geo/neighborhoods.ts'
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

/** More cities would be a list nobody reads. */
const CITIES = 4

/** Parts of the largest cities around, city by city. */
function NeighborhoodFilter({ search, place }: { search: ListingSearchState; place: ListPlace }) {
  const { filters, change } = search
  const t = useTranslations('listings.search')
  const nameOf = useNeighborhoodName()
  const radius = radiusOf(filters)
  const cities = radius === null ? [] : citiesWithin(place, radius).slice(0, CITIES)
  return cities.map((city) => (
    <ToggleChips
      key={city.placeId}
      label={t('neighborhoods', { city: nameOf(city) })}
      chosen={filters.neighborhoods}
      onChange={(next) => void change({ neighborhoods: next.join(',') || undefined })}
      choices={city.neighborhoods.map((part) => ({ value: part.id, label: nameOf(part) }))}
    />
  ))
}
