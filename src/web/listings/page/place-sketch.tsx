import { useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { listNeighbors, type Neighbor } from '#contract/geo/list-neighbors.ts'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { api } from '#web/platform/call/api.ts'
import { Spoken } from '#web/platform/format/spoken.tsx'
import { useDistance } from '#web/platform/format/use-distance.ts'
import { usePlaceName } from '#web/platform/place.ts'
import { Neighborhood } from './neighborhood.tsx'

const WIDTH = 720
const HEIGHT = 320
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 }
/** Half a kilometre around the middle of the cell, in units of the drawing. */
const RADIUS = 80

/** Lines of the paper that it is drawn on. They are no streets: none are known here. */
const GRID = 40
const ACROSS = Array.from({ length: WIDTH / GRID - 1 }, (_, i) => (i + 1) * GRID)
const DOWN = Array.from({ length: HEIGHT / GRID - 1 }, (_, i) => (i + 1) * GRID)

interface PlaceSketchProps {
  place: NonNullable<ListingDetail['place']>
}

/** Where a listing is, as far as everybody may know: drawn, not a map; nothing is fetched from anywhere. */
export function PlaceSketch({ place }: PlaceSketchProps) {
  const t = useTranslations('listings.page.place')
  const placeName = usePlaceName()
  return (
    <figure className="overflow-hidden rounded-card border border-border bg-surface">
      <div className="relative">
        <svg
          aria-hidden="true"
          focusable="false"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="xMidYMid slice"
          className="block h-56 w-full md:h-72"
        >
          <rect width={WIDTH} height={HEIGHT} className="fill-surface-tertiary" />
          <path
            d={[...ACROSS.map((x) => `M${x} 0V${HEIGHT}`), ...DOWN.map((y) => `M0 ${y}H${WIDTH}`)].join('')}
            className="stroke-surface"
            strokeWidth="2"
          />
          <circle
            cx={CENTRE.x}
            cy={CENTRE.y}
            r={RADIUS}
            className="fill-accent/15 stroke-accent"
            strokeWidth="2.5"
            strokeDasharray="7 6"
          />
          <path
            d={`M${CENTRE.x - RADIUS} ${CENTRE.y}h${2 * RADIUS}`}
            className="stroke-accent"
            strokeWidth="1.5"
            markerStart="url(#sketch-end)"
            markerEnd="url(#sketch-end)"
          />
          <marker id="sketch-end" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="8" markerHeight="8">
            <circle cx="4" cy="4" r="3" className="fill-accent" />
          </marker>
        </svg>
        <span className="absolute inset-x-0 bottom-1/2 mx-auto mb-2 line-clamp-2 w-fit max-w-32 text-center text-sm leading-tight font-semibold">
          {placeName({ ...place, admin1: null })}
        </span>
        <span className="absolute inset-x-0 top-1/2 mx-auto mt-2 w-fit rounded-full bg-surface px-3 py-1 text-xs font-medium shadow-card">
          {t('scale')}
        </span>
        <Neighbors place={place} />
      </div>
      <figcaption className="p-4">
        <p className="font-semibold">
          <Neighborhood of={place} />
          {placeName(place)}
        </p>
        <p className="text-sm text-muted">{t('about')}</p>
      </figcaption>
    </figure>
  )
}

/** Percent of the drawing, from its middle to the middle of a name. */
const OUT = { x: 34, y: 39 }

/** Cities around, at the edge where one would leave the drawing towards them. */
function Neighbors({ place }: PlaceSketchProps) {
  const t = useTranslations('listings.page.place')
  const { data } = useQuery(api(listNeighbors).queryOptions({ placeId: place.id }))
  return (
    <ul aria-label={t('around')}>
      {data?.neighbors.map((neighbor) => (
        <NeighborName key={neighbor.place.id} neighbor={neighbor} country={place.country} />
      ))}
    </ul>
  )
}

function NeighborName({ neighbor, country }: { neighbor: Neighbor; country: string }) {
  const distance = useDistance()
  const placeName = usePlaceName()
  const { bearing, miles, place } = neighbor
  const angle = (bearing * Math.PI) / 180
  const position = {
    left: `${50 + OUT.x * Math.sin(angle)}%`,
    top: `${50 - OUT.y * Math.cos(angle)}%`,
  }
  return (
    <li
      style={position}
      className="absolute flex max-w-[30%] -translate-1/2 items-center gap-1.5 text-xs leading-tight"
    >
      <ArrowUp
        aria-hidden="true"
        size={14}
        className="shrink-0 text-accent"
        style={{ transform: `rotate(${bearing}deg)` }}
      />
      <span>
        <span lang={place.nameAm === null ? '' : undefined} className="block font-medium">
          {placeName({ ...place, admin1: null })}
        </span>
        <span className="text-muted">
          <Spoken kind="distance" miles={Math.round(miles)} country={country}>
            {distance(Math.round(miles), country)}
          </Spoken>
        </span>
      </span>
    </li>
  )
}
