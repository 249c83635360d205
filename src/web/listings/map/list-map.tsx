import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { distanceMiles } from '#contract/geo/cell.ts'
import { countAreas, type ListingArea, MAP_LIMITS } from '#contract/listings/map/count-areas.ts'
import { type ListingFiltersInput, RADIUS_OPTIONS } from '#contract/listings/search/search-listings.ts'
import { type MapTarget, type MapView, milesAt, WorldMap, zoomFor } from '#web/geo/map/public.tsx'
import { type ListPlace, useChooseCity } from '#web/geo/place/public.tsx'
import { ANYWHERE, radiusOf } from '#web/listings/search/apply-filters.ts'
import type { ListingSearchState } from '#web/listings/search/change-search.ts'
import { api } from '#web/platform/call/api.ts'
import { usePlaceName } from '#web/platform/place.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { clustersAt, indexAreas } from './cluster-policy.ts'

interface ListMapProps {
  search: ListingSearchState
  place: ListPlace | null
  query: ListingFiltersInput | null
}

const WORLD: MapTarget = { lat: 25, lng: 0, zoom: 0.6 }
/** Of somebody who looks everywhere: their part of the world. */
const CONTINENT_ZOOM = 2.5
const NONE: readonly ListingArea[] = []
const FEW = 12

/** Where the matches of a list are: cities, never places of their own. The list follows the map, and the map the list. */
export function ListMap({ search, place, query }: ListMapProps) {
  const t = useTranslations('listings.map')
  const placeName = usePlaceName()
  const chooseCity = useChooseCity(search, place)
  const { data, error, refetch } = useQuery({
    ...api(countAreas).queryOptions(mapFilters(query)),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  })
  const areas = data?.areas ?? NONE
  const index = useMemo(() => indexAreas(areas), [areas])
  const [view, setView] = useState<MapView>()
  const radius = radiusOf(search.filters)
  const [lat, lng] = [place?.lat ?? null, place?.lng ?? null]
  const circle = useMemo(
    () => (lat === null || lng === null || radius === null ? null : { lat, lng, miles: radius }),
    [lat, lng, radius],
  )
  const start = useMemo((): MapTarget => {
    if (circle) return { ...circle, zoom: zoomFor(circle) }
    return lat === null || lng === null ? WORLD : { lat, lng, zoom: CONTINENT_ZOOM }
  }, [circle, lat, lng])
  // where the map was sent, as long as the list looks where it did then, or where it was sent to
  const [near, setNear] = useState<{ target: MapTarget; of: readonly string[] }>()
  const here = [lat, lng, radius].join()
  const target = near?.of.includes(here) ? near.target : start
  const choose = (area: ListingArea) => {
    const { count: _, ...city } = area
    void chooseCity(city)
  }
  const marks = view
    ? clustersAt(index, view).map(({ key, count, top, others, zoomApart, ...at }) => {
        const name = placeName({ ...top, admin1: null })
        const isOne = others === 0
        return {
          key,
          ...at,
          text: `${name}${isOne ? '' : ` +${others}`} · ${count}`,
          label: isOne
            ? t('area', { place: placeName(top), n: count })
            : t('cluster', { place: placeName(top), others, n: count }),
          isChosen: isOne && place?.place?.id === top.id,
          onPress: () =>
            isOne
              ? choose(top)
              : setNear({ target: { lat: at.lat, lng: at.lng, zoom: zoomApart }, of: [here] }),
        }
      })
    : []
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <WorldMap
      label={t('label')}
      target={target}
      marks={marks}
      circle={circle}
      onMove={setView}
      className="h-[min(26rem,60dvh)] rounded-card border border-border"
      fallback={<Cities areas={areas} onChoose={choose} />}
    >
      {view && isElsewhere(view, circle) && (
        <div className="absolute inset-x-0 bottom-8 z-20 flex justify-center">
          <Button
            size="sm"
            className="shadow-overlay"
            onClick={() => {
              const asked = {
                lat: view.lat.toFixed(2),
                lng: view.lng.toFixed(2),
                radius: radiusIn(view),
              }
              const miles = asked.radius === ANYWHERE ? null : Number(asked.radius)
              const there = [Number(asked.lat), Number(asked.lng), miles].join()
              setNear({ target: view, of: [here, there] })
              void search.change({ placeId: undefined, ...asked })
            }}
          >
            <Search size={16} aria-hidden="true" />
            {t('here')}
          </Button>
        </div>
      )}
      {data?.capped && (
        <p className="absolute start-3 top-3 rounded-full bg-surface/90 px-3 py-1 text-xs">
          {t('capped', { n: MAP_LIMITS.counted })}
        </p>
      )}
    </WorldMap>
  )
}

/** A map has no middle and no order. */
function mapFilters(query: ListingFiltersInput | null) {
  const {
    lat: _lat,
    lng: _lng,
    radius: _radius,
    neighborhoods: _parts,
    sort: _sort,
    ...filters
  } = query ?? {}
  return filters
}

/** One looks so far from the middle of the list that another one is meant. */
function isElsewhere(
  view: { lat: number; lng: number; zoom: number },
  circle: { lat: number; lng: number; miles: number } | null,
): boolean {
  if (!circle) return view.zoom > 4
  return distanceMiles(view, circle) > Math.max(circle.miles, milesAt(view)) / 2
}

/** As far as the map shows. */
function radiusIn(view: { lat: number; zoom: number }): string {
  const miles = milesAt(view)
  return String(RADIUS_OPTIONS.find((option) => option >= miles * 0.9) ?? ANYWHERE)
}

interface CitiesProps {
  areas: readonly ListingArea[]
  onChoose: (area: ListingArea) => void
}

/** The same without a map. */
function Cities({ areas, onChoose }: CitiesProps) {
  const t = useTranslations('listings.map')
  const placeName = usePlaceName()
  return (
    <section aria-label={t('label')} className="grid gap-2 rounded-card bg-surface p-4">
      <p className="text-sm text-muted">{t('impossible')}</p>
      <ul className="flex flex-wrap gap-2">
        {areas.slice(0, FEW).map((area) => (
          <li key={area.id}>
            <Button variant="outline" size="sm" onClick={() => onChoose(area)}>
              {t('area', { place: placeName(area), n: area.count })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
