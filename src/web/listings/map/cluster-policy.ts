import Supercluster from 'supercluster'
import type { ListingArea } from '#contract/listings/map/count-areas.ts'

/** Cities that would stand on one another, as one. */
export interface Cluster {
  key: string
  lat: number
  lng: number
  count: number
  /** The one with the most listings. */
  top: ListingArea
  /** How many more there are. */
  others: number
  /** How near one has to be to see them apart. */
  zoomApart: number
}

interface Counted {
  count: number
  top: ListingArea
}

/** Pixels between two that stand apart: the room that a name and a number take. */
const APART = 70
/** From here on each city stands alone. */
const NEAREST = 9

export type AreaIndex = Supercluster<{ area: ListingArea }, Counted>

export function indexAreas(areas: readonly ListingArea[]): AreaIndex {
  const index: AreaIndex = new Supercluster({
    radius: APART,
    maxZoom: NEAREST,
    map: ({ area }) => ({ count: area.count, top: area }),
    reduce: (all, { count, top }) => {
      all.count += count
      if (top.count > all.top.count) all.top = top
    },
  })
  return index.load(
    areas.map((area) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [area.lng, area.lat] },
      properties: { area },
    })),
  )
}

/** What a map shows at that zoom within its edges: west, south, east and north. */
export function clustersAt(
  index: AreaIndex,
  { bounds, zoom }: { bounds: [number, number, number, number]; zoom: number },
): Cluster[] {
  return index.getClusters(bounds, Math.floor(zoom)).map(({ geometry, properties }) => {
    const [lng = 0, lat = 0] = geometry.coordinates
    if ('area' in properties) {
      const { area } = properties
      const { count } = area
      return { key: `area ${area.id}`, lat, lng, count, top: area, others: 0, zoomApart: zoom }
    }
    const { cluster_id: id, point_count: points, count, top } = properties
    const zoomApart = index.getClusterExpansionZoom(id)
    return { key: `cluster ${id}`, lat, lng, count, top, others: points - 1, zoomApart }
  })
}
