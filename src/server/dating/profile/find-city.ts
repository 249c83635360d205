import type { DatingFields } from '#contract/dating/profile/profile.ts'
import type { PlaceId } from '#contract/geo/place.ts'
import { placeById, placesNamed } from '#server/geo/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Cell, datingCell } from '#server/dating/deck/cell-policy.ts'

export interface FoundPlace extends Cell {
  placeId: PlaceId | null
}

/**
 * The cell of the location that somebody gave: where their device is, the city they chose, or the one they named.
 * Asked outside of transactions.
 * @throws AppError dating.place-not-found
 */
export async function findCity(
  platform: Platform,
  { placeId, position, location, locationZip }: DatingFields,
): Promise<FoundPlace> {
  if (position !== null) return { ...datingCell(position), placeId: null }
  const place =
    placeId === null
      ? await placeNamed(platform, location, locationZip)
      : await placeById(platform.db, placeId)
  if (!place) throw new AppError('dating.place-not-found')
  return { ...datingCell(place), placeId: place.id }
}

/** Postal codes are no part of the places we know: what is written beside the city finds it all the same. */
async function placeNamed(platform: Platform, words: string, zip: string | null) {
  const [named] = await placesNamed(platform, zip === null ? words : words.replace(zip, '').trim(), 1)
  return named ?? null
}
