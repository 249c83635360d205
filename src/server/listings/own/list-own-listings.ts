import type { OwnListingTab } from '#contract/listings/own/list-own-listings.ts'
import type { OwnListingCard } from '#contract/listings/listing.ts'
import { MediaId } from '#contract/media/picture.ts'
import { picturesById } from '#server/media/public.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { decodeListingCursor, encodeListingCursor } from '#server/listings/cursor-policy.ts'
import { viewOwnCard } from '#server/listings/listing-view.ts'
import { readInterest } from '#server/listings/life/read-interest.ts'
import { readViews } from '#server/listings/life/view-store.ts'
import { countOwnListings, findOwnListings } from './own-list-store.ts'
import { findCovers } from '#server/listings/photo-store.ts'
import { findRevisionStates } from '#server/listings/review/revision-store.ts'

interface OwnListings {
  items: OwnListingCard[]
  nextCursor: string | null
  counts: Record<OwnListingTab, number>
}

/** A page of one's own listings with their covers, in a few more queries however many they are. */
export async function listOwnListings(
  { db, clock }: Platform,
  { userId }: Member,
  { tab, limit, cursor }: { tab: OwnListingTab; limit: number; cursor?: string | undefined },
): Promise<OwnListings> {
  const after = cursor === undefined ? null : decodeListingCursor(cursor, ['changed'])
  const [found, counts] = await Promise.all([
    findOwnListings(db, userId, { tab, after, limit: limit + 1 }),
    countOwnListings(db, userId),
  ])
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const now = clock.now()
  const ids = shown.map(({ id }) => id)
  const [photos, revisions, views, interest] = await Promise.all([
    findCovers(db, ids),
    findRevisionStates(db, ids),
    readViews(db, ids, now),
    readInterest(db, ids, now),
  ])
  const mediaOf = new Map(photos.map(({ listing_id, media_id }) => [listing_id, MediaId.parse(media_id)]))
  const pictures = await picturesById(db, [...mediaOf.values()])
  const items = shown.map((row) => {
    const mediaId = mediaOf.get(row.id)
    const { id } = row
    const beside = {
      revision: revisions.get(id) ?? null,
      views: views.get(id),
      interest: interest.get(id),
    }
    return viewOwnCard(row, (mediaId && pictures.get(mediaId)) ?? null, beside, now)
  })
  const more = last && found.length > limit
  return {
    items,
    nextCursor: more ? encodeListingCursor({ by: 'changed', at: last.changed, id: last.id }) : null,
    counts,
  }
}
