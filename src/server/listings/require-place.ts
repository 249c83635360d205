import type { Place } from '#contract/geo/place.ts'
import type { DraftContent } from '#contract/listings/listing-content.ts'
import { placeById, requirePostalCode } from '#server/geo/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/** The city of a listing, if it names one. @throws AppError geo.place-not-found, geo.unknown-postal-code */
export async function requirePlace(
  tx: Tx,
  { placeId, postalCode }: Pick<DraftContent, 'placeId' | 'postalCode'>,
): Promise<Place | null> {
  if (placeId === null) return null
  const place = await placeById(tx, placeId)
  if (!place) throw new AppError('geo.place-not-found')
  if (postalCode) await requirePostalCode(tx, postalCode, place)
  return place
}
