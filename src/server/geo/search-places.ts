import type { Place } from '#contract/geo/place.ts'
import { readPostalCode, withoutPostalCode } from '#contract/geo/postal-code.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readPlaceQuery } from './place-name-policy.ts'
import { findPlaceOfCode } from './postal-code-store.ts'
import { findLeadingPlaces, findPlacesIn, findPlacesNamed, type PlaceRow } from './place-store.ts'
import { viewPlace } from './place-view.ts'

/**
 * A postal code has one city, an unknown one none. Of words, each step looks further than the one before it, and is
 * taken only while there is room in the box.
 */
export async function searchPlaces(
  { db }: Pick<Platform, 'db'>,
  { q, limit }: { q: string; limit: number },
): Promise<{ items: Place[] }> {
  const code = readPostalCode(q)
  if (code !== null) {
    const place = await findPlaceOfCode(db, code)
    return { items: place ? [viewPlace(place)] : [] }
  }
  const query = readPlaceQuery(withoutPostalCode(q))
  if (q === '') return { items: (await findLeadingPlaces(db, limit)).map(viewPlace) }
  if (query.whole === '') return { items: [] }
  const found = new Map<number, PlaceRow>()
  const add = (rows: readonly PlaceRow[]) => rows.forEach((row) => found.set(row.id, row))
  add(await findPlacesNamed(db, query.whole, limit, true))
  if (found.size < limit) add(await findPlacesNamed(db, query.whole, limit))
  for (const { name, regions } of query.located)
    if (found.size < limit) add(await findPlacesIn(db, regions, name, limit))
  return { items: [...found.values()].slice(0, limit).map(viewPlace) }
}
