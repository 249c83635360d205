import type { DraftContent } from '#contract/listings/listing-content.ts'
import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requireProfile } from '#server/profiles/public.ts'
import { countDrafts, insertDraft } from './listing-store.ts'
import { contentColumns } from './listing-view.ts'
import { replacePhotos } from './photo-store.ts'
import { showOwnListing } from './own/show-own-listing.ts'
import { changeMedia, mediaIn } from './change-media.ts'
import { requirePlace } from './require-place.ts'

/** Every listing begins as a draft, so that leaving the form loses nothing. */
export function createListing(
  { db, clock }: Platform,
  { userId }: Member,
  { content }: { content: DraftContent },
): Promise<OwnListing> {
  return inTransaction(db, async (tx) => {
    await requireProfile(tx, userId)
    if ((await countDrafts(tx, userId)) >= LISTING_LIMITS.draftsPerPerson)
      throw new AppError('listings.too-many-drafts')
    await requirePlace(tx, content)
    const now = clock.now()
    const row = await insertDraft(tx, {
      ...contentColumns(content),
      id: uuidv7(),
      owner_id: userId,
      photo_count: content.photos.length,
      created_at: now,
      updated_at: now,
    })
    await changeMedia(tx, userId, { had: [], has: mediaIn(content) })
    await replacePhotos(tx, row.id, content.photos)
    return showOwnListing(tx, row, now)
  })
}
