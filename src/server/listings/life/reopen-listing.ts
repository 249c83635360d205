import { isLive, ListingState, mayTurn } from '#contract/listings/life/state.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { stateAt } from '#server/listings/listing-policy.ts'
import { changeState, findClosing } from '#server/listings/listing-store.ts'
import { lockOwnListing } from '#server/listings/own/lock-own-listing.ts'
import { showOwnListing } from '#server/listings/own/show-own-listing.ts'
import { checkQuota, readPoster } from '#server/listings/review/check-quota.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { withdrawExchange } from '#server/reviews/public.ts'
import { reopenableUntil } from './reopening-policy.ts'

/**
 * Puts back what its owner closed: the same listing with its date and its followers. Its time has gone on meanwhile. Who
 * was named as the other side is no longer asked how it went, unless one of the two has said so.
 */
export function reopenListing(
  platform: Platform,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<OwnListing> {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const row = await lockOwnListing(tx, userId, listingId)
    const state = stateAt(row, now)
    if (state === 'deleted') throw new AppError('listings.gone')
    if (isLive(state) || state === 'expired') return showOwnListing(tx, row, now)
    const until = reopenableUntil(row)
    const { closed_from, closed_with } = await findClosing(tx, listingId)
    const before = ListingState.parse(closed_from ?? 'active')
    if (until === null || until <= now || !mayTurn('owner', state, before))
      throw new AppError('listings.wrong-state', { state })
    const isBackOnOffer = isLive(stateAt({ ...row, state: before }, now))
    if (isBackOnOffer) {
      const { level } = await readPoster(tx, userId, now)
      await checkQuota(tx, platform, userId, { level, isNew: false, now })
    }
    if (closed_with !== null)
      await withdrawExchange(tx, platform, { listingId, sellerId: userId, buyerId: closed_with })
    const opening = { closed_at: null, close_outcome: null, closed_with: null, closed_from: null }
    const reopened = await changeState(tx, listingId, { state: before, ...opening }, now)
    if (isBackOnOffer) await platform.events.emit(tx, 'listings.reopened', { listingId, ownerId: userId })
    return showOwnListing(tx, reopened, now)
  })
}
