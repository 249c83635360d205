import type { MarkableState } from '#contract/listings/life/mark-listing.ts'
import { isLive, mayTurn } from '#contract/listings/life/state.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { stateAt } from '#server/listings/listing-policy.ts'
import { changeState } from '#server/listings/listing-store.ts'
import { lockOwnListing } from '#server/listings/own/lock-own-listing.ts'
import { showOwnListing } from '#server/listings/own/show-own-listing.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Reserves or pauses what is on offer, or offers it again. What has ended is renewed instead. */
export function markListing(
  { db, clock, events }: Platform,
  { userId }: Member,
  { listingId, state: wanted }: { listingId: ListingId; state: MarkableState },
): Promise<OwnListing> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const row = await lockOwnListing(tx, userId, listingId)
    const state = stateAt(row, now)
    if (state === 'deleted') throw new AppError('listings.gone')
    if (state === wanted) return showOwnListing(tx, row, now)
    if (!isLive(state) || !mayTurn('owner', state, wanted))
      throw new AppError('listings.wrong-state', { state })
    if (state === 'reserved' || wanted === 'reserved')
      await events.emit(tx, 'listings.reservation-changed', {
        listingId,
        ownerId: userId,
        isReserved: wanted === 'reserved',
      })
    return showOwnListing(tx, await changeState(tx, listingId, { state: wanted }, now), now)
  })
}
