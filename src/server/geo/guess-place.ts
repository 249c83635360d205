import { AppError } from '#server/platform/app-error.ts'
import type { Place } from '#contract/geo/place.ts'
import type { Platform } from '#server/platform/platform.ts'
import zones from './data/time-zones.json' with { type: 'json' }
import { findPlaces } from './place-store.ts'
import { viewPlace } from './place-view.ts'

/** IANA zone, old names included → the diaspora's main city in it. */
const CITY_OF_ZONE: ReadonlyMap<string, number> = new Map(Object.entries(zones))

/** Where someone is taken to be when nothing else is known. */
const WASHINGTON_DC = 4_140_963

export async function guessPlace(
  platform: Platform,
  { timeZone }: { timeZone?: string | undefined },
): Promise<{ place: Place }> {
  const id = CITY_OF_ZONE.get(timeZone ?? '') ?? WASHINGTON_DC
  const [place] = await findPlaces(platform.db, [id])
  if (!place) throw new AppError('server.unavailable')
  return { place: viewPlace(place) }
}
