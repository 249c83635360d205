import { type CloseOutcome, mayTurn } from '#contract/listings/life/state.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { dropRevision } from '#server/listings/update-published-listing.ts'
import { stateAt } from '#server/listings/listing-policy.ts'
import { changeState } from '#server/listings/listing-store.ts'
import { lockOwnListing } from '#server/listings/own/lock-own-listing.ts'
import { withdrawCase } from '#server/moderation/public.ts'
import { showOwnListing } from '#server/listings/own/show-own-listing.ts'
import { findThreadOfAsker } from '#server/messaging/public.ts'
import { openExchange } from '#server/reviews/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

interface Input {
  listingId: ListingId
  outcome: CloseOutcome
  closedWith: UserId | null
}

/**
 * Asked once: what was said first stays. It can only have gone to somebody who wrote about it. Changes that still wait
 * are dropped.
 */
export function closeListing(
  platform: Platform,
  { userId }: Member,
  { listingId, outcome, closedWith }: Input,
): Promise<OwnListing> {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const row = await lockOwnListing(tx, userId, listingId)
    const state = stateAt(row, now)
    if (state === 'deleted') throw new AppError('listings.gone')
    if (state === 'fulfilled') return showOwnListing(tx, row, now)
    if (!mayTurn('owner', state, 'fulfilled')) throw new AppError('listings.wrong-state', { state })
    const buyer = outcome === 'sold_here' && closedWith !== userId ? closedWith : null
    if (buyer !== null && (await findThreadOfAsker(tx, listingId, buyer)) === null)
      throw new AppError('profiles.not-found')
    await dropRevision(tx, row)
    await withdrawCase(tx, platform, { kind: 'listing', id: listingId })
    await withdrawCase(tx, platform, { kind: 'revision', id: listingId })
    const closing = {
      state: 'fulfilled',
      closed_at: now,
      close_outcome: outcome,
      closed_with: buyer,
      closed_from: state,
    }
    const closed = await changeState(tx, listingId, closing, now)
    if (buyer !== null)
      await openExchange(tx, platform, {
        kind: 'closed',
        listing: { id: listingId, title: row.title },
        sellerId: userId,
        buyerId: buyer,
      })
    await platform.events.emit(tx, 'listings.closed', { listingId, ownerId: userId, outcome, buyer, at: now })
    return showOwnListing(tx, closed, now)
  })
}
