import type { DatingFields } from '#contract/dating/profile/profile.ts'
import type { PlaceId } from '#contract/geo/place.ts'
import { placeById, placesNamed, requirePostalCode } from '#server/geo/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Cell, datingCell } from '#server/dating/deck/cell-policy.ts'

export interface FoundPlace extends Cell {
  placeId: PlaceId | null
}

/**
 * The cell of the location that somebody gave: where their device is, the city they chose, or the one they named.
 * Asked outside of transactions.
 * @throws AppError dating.place-not-found, geo.unknown-postal-code
 */
export async function findCity(
  platform: Platform,
  { placeId, position, location, locationZip }: DatingFields,
): Promise<FoundPlace> {
  if (position !== null) return { ...datingCell(position), placeId: null }
  const place =
    placeId === null
      ? ((await placesNamed(platform, location, 1))[0] ?? null)
      : await placeById(platform.db, placeId)
  if (!place) throw new AppError('dating.place-not-found')
  const middle = locationZip === null ? place : await requirePostalCode(platform.db, locationZip, place)
  return { ...datingCell(middle), placeId: place.id }
}
