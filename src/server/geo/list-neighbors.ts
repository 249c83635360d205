import { cellsAround } from '#contract/geo/cell.ts'
import type { Neighbor } from '#contract/geo/list-neighbors.ts'
import type { PlaceId } from '#contract/geo/place.ts'
import type { Platform } from '#server/platform/platform.ts'
import { NEIGHBOR_MILES, neighborsOf } from './neighbor-policy.ts'
import { findPlacesNear } from './place-store.ts'
import { readPlace } from './read-place.ts'
import { viewPlace } from './place-view.ts'

/** In the densest regions so many cities lie within reach. */
const LOOKED_AT = 400

export async function listNeighbors(
  platform: Platform,
  { placeId }: { placeId: PlaceId },
): Promise<{ neighbors: Neighbor[] }> {
  const place = await readPlace(platform, { placeId })
  const cells = cellsAround('coarse', place, NEIGHBOR_MILES.limit)
  const nearby = await findPlacesNear(platform.db, cells, place, LOOKED_AT)
  const neighbors = neighborsOf(place, nearby).map((city) => ({
    place: viewPlace(city),
    miles: city.miles,
    bearing: city.bearing,
  }))
  return { neighbors }
}
