import { distanceMiles, type Position } from '#contract/geo/cell.ts'
import type { Place, PlaceId } from '#contract/geo/place.ts'
import { POSTAL_CODE_MILES, readPostalCode } from '#contract/geo/postal-code.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { foldName, type Region, regionsCalled } from './place-name-policy.ts'
import {
  findLeadingPlaces,
  findPlaceCalled,
  findPlaces,
  findPlacesCalled,
  findPlacesOf,
} from './place-store.ts'
import { findPostalCode } from './postal-code-store.ts'
import { viewPlace } from './place-view.ts'
import { searchPlaces } from './search-places.ts'

export { loadPlaces } from './load-places.ts'
export { foldName, type Region, regionName, regionNames, regionsCalled } from './place-name-policy.ts'

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

/**
 * Where a postal code of this city lies. One that does not lie there is refused, and any where codes cannot be had: a
 * wrong one never leads to another city.
 * @throws AppError geo.unknown-postal-code
 */
export async function requirePostalCode(db: Database | Tx, typed: string, city: Position): Promise<Position> {
  const code = readPostalCode(typed)
  const found = code === null ? null : await findPostalCode(db, code)
  if (!found || distanceMiles(found, city) > POSTAL_CODE_MILES) throw new AppError('geo.unknown-postal-code')
  return found
}

/** Cities of which a name begins so, in Latin or Ethiopic script, those of the diaspora first. */
export async function placesNamed(
  platform: Pick<Platform, 'db'>,
  beginning: string,
  limit: number,
): Promise<Place[]> {
  return (await searchPlaces(platform, { q: beginning, limit })).items
}

/** A city by one of its names. */
export interface CalledPlace {
  /** Folded. */
  called: string
  place: Place
  /** The community's cities, rather than any of the world. */
  isLeading: boolean
  population: number
}

/** Cities that are called exactly so, for each of many folded names a few, those of the diaspora first. */
export async function placesCalled(db: Database | Tx, folded: readonly string[]): Promise<CalledPlace[]> {
  return (await findPlacesCalled(db, folded)).map((row) => ({
    called: row.folded,
    place: viewPlace(row),
    isLeading: row.tier !== null,
    population: row.population,
  }))
}

/** The largest cities of some countries, states or provinces, those of the diaspora first. */
export async function placesOf(
  db: Database | Tx,
  regions: readonly Region[],
  limit: number,
): Promise<Place[]> {
  const leading = await findPlacesOf(db, regions, limit, true)
  // few regions have none of them
  const rows = leading.length > 0 ? leading : await findPlacesOf(db, regions, limit)
  return rows.map(viewPlace)
}

/** More than the community has cities. */
const LEADING_MOST = 500

/** The community's cities, the largest communities first. */
export const leadingPlaces = async (db: Database | Tx): Promise<Place[]> =>
  (await findLeadingPlaces(db, LEADING_MOST)).filter(({ tier }) => tier !== null).map(viewPlace)
