import { isLive, mayEdit } from '#contract/listings/life/state.ts'
import type { DraftContent } from '#contract/listings/listing-content.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeMedia, mediaIn, mediaOf } from './change-media.ts'
import { requirePlace } from './require-place.ts'
import { updatePublishedListing } from './update-published-listing.ts'
import { checkPublishable } from './check-publishable.ts'
import { stateAt } from './listing-policy.ts'
import { changeState, type ListingRow, saveContent } from './listing-store.ts'
import { contentColumns } from './listing-view.ts'
import { lockOwnListing } from './own/lock-own-listing.ts'
import { findPhotos, replacePhotos } from './photo-store.ts'
import { showOwnListing } from './own/show-own-listing.ts'

interface Input {
  listingId: ListingId
  /** The version that was edited. */
  version: number
  content: DraftContent
}

/**
 * Saving over a version that one has not seen is refused. What waits or is public stays fit to be public; of what is
 * public some changes wait until staff have looked at them.
 */
export function updateListing(platform: Platform, { userId }: Member, input: Input): Promise<OwnListing> {
  const { listingId, version, content } = input
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const row = await lockOwnListing(tx, userId, listingId)
    const state = stateAt(row, now)
    if (!mayEdit(state)) throw new AppError('listings.gone')
    if (row.version !== version) throw new AppError('listings.stale', { version: row.version })
    if (isLive(state)) {
      if (row.category !== content.category) throw new AppError('listings.category-fixed')
      const saved = await updatePublishedListing(tx, platform, row, checkPublishable(content, now))
      return showOwnListing(tx, saved, now)
    }
    if (state === 'pending_review') checkPublishable(content, now)
    const saved = await changeDraft(tx, row, content, now)
    // what it costs, or whether it may be posted at all, is asked anew
    const draft =
      state === 'awaiting_payment' ? await changeState(tx, listingId, { state: 'draft' }, now) : saved
    return showOwnListing(tx, draft, now)
  })
}

async function changeDraft(tx: Tx, row: ListingRow, content: DraftContent, now: Date): Promise<ListingRow> {
  await requirePlace(tx, content)
  const had = mediaOf(await findPhotos(tx, row.id))
  await changeMedia(tx, UserId.parse(row.owner_id), { had, has: mediaIn(content) })
  const photoCount = await replacePhotos(tx, row.id, content.photos)
  const columns = { ...contentColumns(content), photo_count: photoCount, updated_at: now }
  return saveContent(tx, row.id, columns)
}
