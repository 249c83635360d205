import { Category } from '#contract/listings/category.ts'
import { endsByItself } from '#contract/listings/life/period.ts'
import { isLive } from '#contract/listings/life/state.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { stateAt } from '#server/listings/listing-policy.ts'
import { changeState, type ListingRow } from '#server/listings/listing-store.ts'
import { lockOwnListing } from '#server/listings/own/lock-own-listing.ts'
import { checkQuota, readPoster } from '#server/listings/review/check-quota.ts'
import { showOwnListing } from '#server/listings/own/show-own-listing.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPhotos } from '#server/listings/photo-store.ts'
import { viewContent } from '#server/listings/listing-view.ts'
import { isFeeDue } from './ask-fee.ts'
import { renewableFrom, renewed } from './renewal-policy.ts'

/** Lets a listing live as long again; what has ended lately is back on offer. */
export function renewListing(
  platform: Platform,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<OwnListing> {
  return inTransaction(platform.db, async (tx) => {
    const row = await lockOwnListing(tx, userId, listingId)
    return showOwnListing(tx, await renew(tx, platform, row), platform.clock.now())
  })
}

/**
 * Renews a listing for whoever may do so on behalf of the owner. Reserved and paused ones stay what they are.
 * @throws AppError listings.gone, not-renewable, wrong-state, renewed-recently, too-many-active, fee-due
 */
export async function renew(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'clock' | 'events' | 'settings'>,
  row: ListingRow,
): Promise<ListingRow> {
  const now = platform.clock.now()
  const ownerId = UserId.parse(row.owner_id)
  const state = stateAt(row, now)
  if (state === 'deleted') throw new AppError('listings.gone')
  const from = renewableFrom(row, now)
  if (from === null) {
    const isPublic = isLive(state) || state === 'expired'
    const endsAlone = isPublic && endsByItself(Category.parse(row.category))
    throw endsAlone ? new AppError('listings.not-renewable') : new AppError('listings.wrong-state', { state })
  }
  if (now < from) throw new AppError('listings.renewed-recently', { at: from.toISOString() })
  if (state === 'expired') {
    const { level } = await readPoster(tx, ownerId, now)
    await checkQuota(tx, platform, ownerId, { level, isNew: false, now })
  }
  const content = viewContent(row, await findPhotos(tx, row.id))
  const question = { listingId: row.id, ownerId, content, shown: content, act: 'renew' } as const
  if (await isFeeDue(tx, platform, question)) throw new AppError('listings.fee-due', { listingId: row.id })
  const columns = {
    state: isLive(state) ? state : 'active',
    ...renewed(row, now),
    paid_until: null,
    reminded: 0,
  }
  return changeState(tx, row.id, columns, now)
}
