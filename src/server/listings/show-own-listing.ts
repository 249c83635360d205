import { PlaceId } from '#contract/geo/place.ts'
import type { OwnListing } from '#contract/listings/own-listing.ts'
import { MediaId } from '#contract/media/picture.ts'
import { placeById } from '#server/geo/public.ts'
import { picturesById } from '#server/media/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { ListingRow } from './listing-store.ts'
import { viewOwnListing } from './listing-view.ts'
import { findPhotos } from './photo-store.ts'

/** A row with its pictures and its place, as its owner sees it. */
export async function showOwnListing(db: Database | Tx, row: ListingRow, now: Date): Promise<OwnListing> {
  const photos = await findPhotos(db, row.id)
  const pictures = await picturesById(
    db,
    photos.map(({ media_id }) => MediaId.parse(media_id)),
  )
  const place = row.place_id === null ? null : await placeById(db, PlaceId.parse(row.place_id))
  return viewOwnListing(row, { photos, pictures, place }, now)
}
