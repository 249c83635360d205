import type { Selectable } from 'kysely'
import type { ListingPhoto } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type PhotoRow = Selectable<ListingPhoto>

/** In their order. */
export function findPhotos(db: Database | Tx, listingId: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('listing_photo')
    .selectAll()
    .where('listing_id', '=', listingId)
    .orderBy('position')
    .execute()
}

/** The first photo of each listing that has one. */
export function findCovers(db: Database | Tx, listingIds: readonly string[]): Promise<PhotoRow[]> {
  if (listingIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('listing_photo')
    .selectAll()
    .where('listing_id', 'in', listingIds)
    .where('position', '=', 0)
    .execute()
}

export function findPhotosOf(tx: Tx, ownerId: string): Promise<PhotoRow[]> {
  return tx
    .selectFrom('listing_photo')
    .selectAll('listing_photo')
    .innerJoin('listing', 'listing.id', 'listing_photo.listing_id')
    .where('listing.owner_id', '=', ownerId)
    .orderBy('listing_id')
    .orderBy('position')
    .execute()
}

/** All photos of the listing anew, in the order given. */
export async function replacePhotos(
  tx: Tx,
  listingId: string,
  photos: readonly { mediaId: string; alt: string | null }[],
): Promise<void> {
  await tx.deleteFrom('listing_photo').where('listing_id', '=', listingId).execute()
  if (photos.length === 0) return
  const rows = photos.map(({ mediaId, alt }, position) => ({
    listing_id: listingId,
    position,
    media_id: mediaId,
    alt: alt || null,
  }))
  await tx.insertInto('listing_photo').values(rows).execute()
}
