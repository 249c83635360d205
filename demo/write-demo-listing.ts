import { expiryOf } from '#contract/listings/life/period.ts'
import type { DraftContent } from '#contract/listings/listing-content.ts'
import { ListingId } from '#contract/listings/listing.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { checkPublishable } from '#server/listings/check-publishable.ts'
import { publicPlace } from '#server/listings/listing-policy.ts'
import { changePromotion } from '#server/listings/life/promotion-store.ts'
import { insertDraft, publishRow } from '#server/listings/listing-store.ts'
import { contentColumns } from '#server/listings/listing-view.ts'
import { replacePhotos } from '#server/listings/photo-store.ts'
import { shinglesOf } from '#server/listings/signals/shingle-policy.ts'
import { saveShingles } from '#server/listings/signals/signal-store.ts'
import { changeMedia, mediaIn } from '#server/listings/change-media.ts'
import { requirePlace } from '#server/listings/require-place.ts'

interface DemoListing {
  ownerId: UserId
  content: DraftContent
  writtenAt: Date
  /** Null: a draft. A day long past: the listing has ended since. */
  publishedAt: Date | null
  featuredUntil: Date | null
}

/**
 * A listing as if its owner had written and published it on those days. What people may not publish is refused here
 * too.
 * @throws AppError listings.incomplete, geo.place-not-found, media.not-found
 */
export async function writeDemoListing(tx: Tx, demo: DemoListing): Promise<ListingId> {
  const { ownerId, content, writtenAt, publishedAt, featuredUntil } = demo
  const place = await requirePlace(tx, content)
  const { id } = await insertDraft(tx, {
    ...contentColumns(content),
    id: uuidv7(),
    owner_id: ownerId,
    photo_count: content.photos.length,
    created_at: writtenAt,
    updated_at: writtenAt,
  })
  await changeMedia(tx, ownerId, { had: [], has: mediaIn(content) })
  await replacePhotos(tx, id, content.photos)
  if (publishedAt !== null && place !== null) {
    const { category, details } = checkPublishable(content, publishedAt)
    const index = { ...publicPlace(place), expires_at: expiryOf(category, details, publishedAt) }
    await publishRow(tx, id, index, publishedAt)
    await saveShingles(tx, id, shinglesOf(`${content.title}\n${content.description}`))
    if (featuredUntil !== null) await changePromotion(tx, id, { featured_until: featuredUntil })
  }
  return ListingId.parse(id)
}
