import { useTranslations } from 'use-intl'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { usePlaceName } from '#web/platform/place.ts'

const WIDTH = 720
const HEIGHT = 320
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 }
/** Half a kilometre around the middle of the cell, in units of the drawing. */
const RADIUS = 96

/** The same place always gets the same sketch. */
function randomOf(lat: number, lng: number): () => number {
  let state = (Math.round((lat + 90) * 1e5) * 31 + Math.round((lng + 180) * 1e5)) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Streets as parallel lines that lean a little, some of them broad. */
function streetsOf(random: () => number): { d: string; width: number }[] {
  const lean = (random() - 0.5) * 120
  const lines: { d: string; width: number }[] = []
  for (let x = -80; x < WIDTH + 80; x += 46 + random() * 60)
    lines.push({ d: `M${x + lean} -10L${x - lean} ${HEIGHT + 10}`, width: random() < 0.22 ? 11 : 4.5 })
  for (let y = -60; y < HEIGHT + 60; y += 40 + random() * 52)
    lines.push({ d: `M-10 ${y - lean / 3}L${WIDTH + 10} ${y + lean / 3}`, width: random() < 0.22 ? 11 : 4.5 })
  return lines
}

interface PlaceSketchProps {
  place: NonNullable<ListingDetail['place']>
  point: NonNullable<ListingDetail['publicPoint']>
}

/** Where a listing is, as far as everybody may know: drawn, not a map; nothing is fetched from anywhere. */
export function PlaceSketch({ place, point }: PlaceSketchProps) {
  const t = useTranslations('listings.page.place')
  const placeName = usePlaceName()
  const random = randomOf(point.lat, point.lng)
  const park = { x: 60 + random() * 140, y: 30 + random() * 180, r: 46 + random() * 40 }
  const water = 430 + random() * 200
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
          <ellipse cx={park.x} cy={park.y} rx={park.r * 1.5} ry={park.r} className="fill-success/20" />
          <path
            d={`M${water} -10C${water - 70} 90 ${water + 110} 180 ${water + 20} ${HEIGHT + 10}`}
            className="fill-none stroke-[#7ea6b8]/40"
            strokeWidth="26"
          />
          <g className="fill-none stroke-surface" strokeLinecap="round">
            {streetsOf(random).map(({ d, width }) => (
              <path key={d} d={d} strokeWidth={width} />
            ))}
          </g>
          <circle
            cx={CENTRE.x}
            cy={CENTRE.y}
            r={RADIUS}
            className="fill-accent/15 stroke-accent"
            strokeWidth="2.5"
            strokeDasharray="7 6"
          />
          <circle cx={CENTRE.x} cy={CENTRE.y} r="7" className="fill-accent" />
        </svg>
        <span className="absolute start-3 bottom-3 flex items-center gap-2 rounded-full bg-surface px-3 py-1 text-xs font-medium shadow-card">
          <span aria-hidden="true" className="block h-1.5 w-10 border-x-2 border-b-2 border-foreground" />
          {t('scale')}
        </span>
      </div>
      <figcaption className="p-4">
        <p className="font-semibold">
          {place.neighborhood ? `${place.neighborhood}, ${placeName(place)}` : placeName(place)}
        </p>
        <p className="text-sm text-muted">{t('about')}</p>
      </figcaption>
    </figure>
  )
}
