import type { Place } from '#contract/geo/place.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readPlaceQuery } from './place-name-policy.ts'
import { findLeadingPlaces, findPlacesIn, findPlacesNamed, type PlaceRow } from './place-store.ts'
import { viewPlace } from './place-view.ts'

/** Each step looks further than the one before it, and is taken only while there is room in the box. */
export async function searchPlaces(
  { db }: Pick<Platform, 'db'>,
  { q, limit }: { q: string; limit: number },
): Promise<{ items: Place[] }> {
  const query = readPlaceQuery(q)
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
