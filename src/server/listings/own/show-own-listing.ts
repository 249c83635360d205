import { PlaceId } from '#contract/geo/place.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { placeById } from '#server/geo/public.ts'
import { picturesById } from '#server/media/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { mediaIn } from '#server/listings/change-media.ts'
import { readInterest } from '#server/listings/life/read-interest.ts'
import { readViews } from '#server/listings/life/view-store.ts'
import type { ListingRow } from '#server/listings/listing-store.ts'
import { viewContent, viewOwnListing, withheldIn } from '#server/listings/listing-view.ts'
import { findPhotos } from '#server/listings/photo-store.ts'
import { findRevision } from '#server/listings/review/revision-store.ts'

/** A row with its pictures and its place, as its owner sees it: with the changes that others do not see yet. */
export async function showOwnListing(db: Database | Tx, row: ListingRow, now: Date): Promise<OwnListing> {
  const { id } = row
  const revision = await findRevision(db, id)
  const beside = {
    revision,
    views: (await readViews(db, [id], now)).get(id),
    interest: (await readInterest(db, [id], now)).get(id),
  }
  const photos = await findPhotos(db, row.id)
  const content = revision?.content ?? viewContent(row, photos)
  const pictures = await picturesById(db, mediaIn(content))
  const place = content.placeId === null ? null : await placeById(db, PlaceId.parse(content.placeId))
  return viewOwnListing(row, { content, pictures, place, withheld: withheldIn(photos), ...beside }, now)
}
