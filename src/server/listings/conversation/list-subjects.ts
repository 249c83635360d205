import { Category } from '#contract/listings/category.ts'
import type { ListingSubject } from '#contract/listings/conversation/list-subjects.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { MediaId, type Picture } from '#contract/media/picture.ts'
import { stateAt } from '#server/listings/listing-policy.ts'
import { findShownListings, type ListingRow } from '#server/listings/listing-store.ts'
import { viewPrice } from '#server/listings/listing-view.ts'
import { findCovers } from '#server/listings/photo-store.ts'
import { picturesById } from '#server/media/public.ts'
import { findTalkedAbout } from '#server/messaging/public.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'

/** In three queries, however many they are. */
export async function listSubjects(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { ids }: { ids: readonly ListingId[] },
): Promise<{ items: ListingSubject[] }> {
  const known = await findTalkedAbout(db, userId, ids)
  const rows = (await findShownListings(db, known, userId)).filter(
    ({ state, published_at }) => state !== 'deleted' && state !== 'withheld' && published_at !== null,
  )
  const covers = await findCovers(
    db,
    rows.map(({ id }) => id),
  )
  const pictures = await picturesById(
    db,
    covers.map(({ media_id }) => MediaId.parse(media_id)),
  )
  const now = clock.now()
  return {
    items: rows.map((row) => {
      const cover = covers.find(({ listing_id }) => listing_id === row.id)
      return viewSubject(row, (cover && pictures.get(MediaId.parse(cover.media_id))) ?? null, now)
    }),
  }
}

const viewSubject = (row: ListingRow, cover: Picture | null, now: Date): ListingSubject => ({
  id: ListingId.parse(row.id),
  title: row.title,
  category: Category.parse(row.category),
  price: viewPrice(row),
  cover,
  isOffered: ['active', 'reserved'].includes(stateAt(row, now)),
  isReserved: stateAt(row, now) === 'reserved',
})
