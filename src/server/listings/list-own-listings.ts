import type { OwnListingCard } from '#contract/listings/listing.ts'
import { MediaId } from '#contract/media/picture.ts'
import { picturesById } from '#server/media/public.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readCursor, writeCursor } from './cursor-policy.ts'
import { viewOwnCard } from './listing-view.ts'
import { countOwnListings, findOwnListings, type OwnTab } from './own-list-store.ts'
import { findCovers } from './photo-store.ts'

interface OwnListings {
  items: OwnListingCard[]
  nextCursor: string | null
  counts: Record<OwnTab, number>
}

/** A page of one's own listings with their covers, in two more queries however many they are. */
export async function listOwnListings(
  { db, clock }: Platform,
  { userId }: Member,
  { tab, limit, cursor }: { tab: OwnTab; limit: number; cursor?: string | undefined },
): Promise<OwnListings> {
  const after = cursor === undefined ? null : readCursor(cursor, ['changed'])
  const [found, counts] = await Promise.all([
    findOwnListings(db, userId, { tab, after, most: limit + 1 }),
    countOwnListings(db, userId),
  ])
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const photos = await findCovers(
    db,
    shown.map(({ id }) => id),
  )
  const mediaOf = new Map(photos.map(({ listing_id, media_id }) => [listing_id, MediaId.parse(media_id)]))
  const pictures = await picturesById(db, [...mediaOf.values()])
  const now = clock.now()
  const items = shown.map((row) => {
    const mediaId = mediaOf.get(row.id)
    return viewOwnCard(row, (mediaId && pictures.get(mediaId)) ?? null, now)
  })
  const more = last && found.length > limit
  return {
    items,
    nextCursor: more ? writeCursor({ by: 'changed', at: last.changed, id: last.id }) : null,
    counts,
  }
}
