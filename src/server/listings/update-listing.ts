import type { DraftContent } from '#contract/listings/listing-content.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own-listing.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { checkPublishable } from './check-publishable.ts'
import { expiryAfterEdit, mayEdit, publicPlace, stateAt } from './listing-policy.ts'
import { saveContent, saveIndex } from './listing-store.ts'
import { contentColumns } from './listing-view.ts'
import { openOwnListing } from './open-own-listing.ts'
import { findPhotos, replacePhotos } from './photo-store.ts'
import { showOwnListing } from './show-own-listing.ts'
import { changeMedia, requirePlace } from './change-parts.ts'

interface Input {
  listingId: ListingId
  /** The version that was edited. */
  version: number
  content: DraftContent
}

/** Who saves over a version they have not seen is told so; a public listing stays fit to be public. */
export function updateListing(
  { db, clock }: Platform,
  { userId }: Member,
  input: Input,
): Promise<OwnListing> {
  const { listingId, version, content } = input
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const row = await openOwnListing(tx, userId, listingId)
    const state = stateAt(row, now)
    if (!mayEdit(state)) throw new AppError('listings.gone')
    if (row.version !== version) throw new AppError('listings.stale', { version: row.version })
    if (state === 'active' && row.category !== content.category) throw new AppError('listings.category-fixed')
    if (state === 'active') checkPublishable(content, now)

    const place = await requirePlace(tx, content)
    await changeMedia(tx, userId, await findPhotos(tx, listingId), content)
    await replacePhotos(tx, listingId, content.photos)
    const columns = { ...contentColumns(content), photo_count: content.photos.length, updated_at: now }
    const saved = await saveContent(tx, listingId, columns)
    if (state === 'draft' || !place) return showOwnListing(tx, saved, now)
    const index = { ...publicPlace(place), expires_at: expiryAfterEdit(row, content.details) }
    return showOwnListing(tx, await saveIndex(tx, listingId, index), now)
  })
}
