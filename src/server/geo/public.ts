import type { Place, PlaceId } from '#contract/geo/place.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPlaces } from './place-store.ts'
import { viewPlace } from './place-view.ts'
import { searchPlaces } from './search-places.ts'

export { loadPlaces } from './load-places.ts'

/** Null when there is no such place. */
export async function placeById(db: Database | Tx, id: PlaceId): Promise<Place | null> {
  return (await placesById(db, [id])).get(id) ?? null
}

/** Ids that do not exist are left out. */
export async function placesById(db: Database | Tx, ids: readonly PlaceId[]): Promise<Map<PlaceId, Place>> {
  const places = (await findPlaces(db, [...new Set(ids)])).map(viewPlace)
  return new Map(places.map((place) => [place.id, place]))
}

/** Cities of which a name begins so, in Latin or Ethiopic script, those of the diaspora first. */
export async function placesNamed(platform: Platform, beginning: string, limit: number): Promise<Place[]> {
  return (await searchPlaces(platform, { q: beginning, limit })).items
}
