import type { Place } from '#contract/geo/place.ts'
import type { DraftContent } from '#contract/listings/listing-content.ts'
import { placeById } from '#server/geo/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/** The city of a listing, if it names one. @throws AppError geo.place-not-found */
export async function requirePlace(
  tx: Tx,
  { placeId }: Pick<DraftContent, 'placeId'>,
): Promise<Place | null> {
  if (placeId === null) return null
  const place = await placeById(tx, placeId)
  if (!place) throw new AppError('geo.place-not-found')
  return place
}
