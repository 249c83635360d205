import type { Place, PlaceId } from '#contract/geo/place.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { foldName, regionsCalled } from './place-name-policy.ts'
import { findPlaceCalled, findPlaces } from './place-store.ts'
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

/**
 * A city by its name and that of its state, province or country, by name or code. Where no region is called like that
 * the largest community of that name is taken; null where there is none.
 */
export async function placeCalled(
  db: Database | Tx,
  { city, region }: { city: string; region: string },
): Promise<Place | null> {
  const regions = regionsCalled(region)
  const row = await findPlaceCalled(db, foldName(city), regions.length > 0 ? regions : null)
  return row && viewPlace(row)
}

/** Cities of which a name begins so, in Latin or Ethiopic script, those of the diaspora first. */
export async function placesNamed(platform: Platform, beginning: string, limit: number): Promise<Place[]> {
  return (await searchPlaces(platform, { q: beginning, limit })).items
}
