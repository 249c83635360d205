import type { Polygon } from 'geojson'
import { EARTH_RADIUS_MILES } from '#contract/geo/place.ts'

export interface Circle {
  lat: number
  lng: number
  miles: number
}

const CORNERS = 72
const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/** All that lies so many miles around a point of the globe, as a polygon of a map. */
export function circlePolygon({ lat, lng, miles }: Circle): Polygon {
  const [north, reach] = [radians(lat), miles / EARTH_RADIUS_MILES]
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner): [number, number] => {
    const turn = (2 * Math.PI * corner) / CORNERS
    const up = Math.asin(
      Math.sin(north) * Math.cos(reach) + Math.cos(north) * Math.sin(reach) * Math.cos(turn),
    )
    const aside = Math.atan2(
      Math.sin(turn) * Math.sin(reach) * Math.cos(north),
      Math.cos(reach) - Math.sin(north) * Math.sin(up),
    )
    return [lng + degrees(aside), degrees(up)]
  })
  return { type: 'Polygon', coordinates: [ring] }
}

/** A world of 512 pixels at zoom 0 (Web Mercator), and the pixels that a phone shows across. */
const [WORLD_PIXELS, SHOWN_PIXELS] = [512, 360]
const EQUATOR_MILES = 2 * Math.PI * EARTH_RADIUS_MILES
/** A little more than the circle is shown. */
const MARGIN = 1.25

const [FURTHEST, NEAREST] = [0, 12]
/** How near one has to be for a circle to fill the map. */
export function zoomFor({ lat, miles }: Pick<Circle, 'lat' | 'miles'>): number {
  const across = 2 * miles * MARGIN
  const zoom = Math.log2((SHOWN_PIXELS * EQUATOR_MILES * Math.cos(radians(lat))) / (WORLD_PIXELS * across))
  return Math.min(Math.max(zoom, FURTHEST), NEAREST)
}

/** The circle that fills the map at that zoom, in miles: the other way round. */
export const milesAt = ({ lat, zoom }: { lat: number; zoom: number }): number =>
  (SHOWN_PIXELS * EQUATOR_MILES * Math.cos(radians(lat))) / (WORLD_PIXELS * 2 ** zoom * 2 * MARGIN)
