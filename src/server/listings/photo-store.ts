import { type Selectable, sql } from 'kysely'
import type { PhotoWithheld } from '#contract/listings/own/own-listing.ts'
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

/** The first photo of each listing that others see of it. */
export async function findCovers(db: Database | Tx, listingIds: readonly string[]): Promise<PhotoRow[]> {
  if (listingIds.length === 0) return []
  return db
    .selectFrom('listing_photo')
    .selectAll()
    .distinctOn('listing_id')
    .where('listing_id', 'in', listingIds)
    .where('withheld', 'is', null)
    .orderBy('listing_id')
    .orderBy('position')
    .execute()
}

export async function findPhoto(db: Database | Tx, mediaId: string): Promise<PhotoRow | null> {
  const row = await db
    .selectFrom('listing_photo')
    .selectAll()
    .where('media_id', '=', mediaId)
    .executeTakeFirst()
  return row ?? null
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

/** All photos of the listing anew, in the order given. @returns how many of them others see */
export async function replacePhotos(
  tx: Tx,
  listingId: string,
  photos: readonly { mediaId: string; alt: string | null }[],
): Promise<number> {
  const before = await findPhotos(tx, listingId)
  await tx.deleteFrom('listing_photo').where('listing_id', '=', listingId).execute()
  if (photos.length === 0) return 0
  const known = new Map(before.map((row) => [row.media_id, row]))
  const rows = photos.map(({ mediaId, alt }, position) => ({
    listing_id: listingId,
    position,
    media_id: mediaId,
    alt: alt || null,
    withheld: known.get(mediaId)?.withheld ?? null,
    withheld_at: known.get(mediaId)?.withheld_at ?? null,
  }))
  await tx.insertInto('listing_photo').values(rows).execute()
  return rows.filter((row) => row.withheld === null).length
}

/** @returns false where it is so already, or gone */
export async function setWithheld(
  tx: Tx,
  mediaId: string,
  change: { from: readonly (PhotoWithheld | null)[]; to: PhotoWithheld | null; at: Date },
): Promise<boolean> {
  const photo = await findPhoto(tx, mediaId)
  const { from, to, at } = change
  if (!photo || !from.some((state) => state === photo.withheld)) return false
  await tx
    .updateTable('listing_photo')
    .set({ withheld: to, withheld_at: to === null ? null : at })
    .where('media_id', '=', mediaId)
    .execute()
  await sql`
    update listing
    set photo_count = (
          select count(*) from listing_photo where listing_id = listing.id and withheld is null),
        version = version + 1, updated_at = ${at}
    where id = ${photo.listing_id}`.execute(tx)
  return true
}

/** Photos that staff took down before then; those that a change of the listing still names wait for it. */
export async function findRemovedPhotos(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ media_id: string }>`
    select media_id from listing_photo
    where withheld = 'removed' and withheld_at < ${before}
      and not exists (select from listing_revision where listing_revision.listing_id = listing_photo.listing_id)
    order by withheld_at limit ${limit}`.execute(tx)
  return rows.map(({ media_id }) => media_id)
}
