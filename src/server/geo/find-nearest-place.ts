import { cellsAround, type Position } from '#contract/geo/cell.ts'
import type { Place } from '#contract/geo/place.ts'
import type { Platform } from '#server/platform/platform.ts'
import { cityOf, NEAREST_PLACE_MILES } from './city-policy.ts'
import { findPlacesNear } from './place-store.ts'
import { viewPlace } from './place-view.ts'

/** A city lies around its quarters and suburbs: so many neighbours are looked at to find it. */
const NEIGHBOURS = 40

export async function findNearestPlace(
  platform: Platform,
  position: Position,
): Promise<{ place: Place | null }> {
  const cells = cellsAround('coarse', position, NEAREST_PLACE_MILES)
  const place = cityOf(await findPlacesNear(platform.db, cells, position, NEIGHBOURS))
  return { place: place && viewPlace(place) }
}
