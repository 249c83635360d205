import { DAY_MS } from '#contract/kit/duration.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { PHONE_LIMITS } from '#contract/listings/phone/phone-number.ts'
import { stateAt } from '#server/listings/listing-policy.ts'
import { findShownListing } from '#server/listings/listing-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findRevealedSince, logReveal } from './phone-store.ts'

/** Numbers are for those who want to call, not for those who collect them: each look is noted, and ten a day do. */
export function revealPhone(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<{ phone: string }> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const row = await findShownListing(tx, listingId, userId)
    const state = row && stateAt(row, now)
    if (!row || row.published_at === null || row.state === 'withheld' || state === 'paused')
      throw new AppError('listings.not-found')
    // what has ended offers no contact
    if (state !== 'active' && state !== 'reserved') throw new AppError('listings.gone')
    if (row.phone === null) throw new AppError('listings.no-phone')
    if (row.owner_id === userId) return { phone: row.phone }
    const revealed = await findRevealedSince(tx, userId, new Date(now.getTime() - DAY_MS))
    if (revealed.has(listingId)) return { phone: row.phone }
    const limit = PHONE_LIMITS.revealsPerDay
    if (revealed.size >= limit) throw new AppError('listings.too-many-reveals', { limit })
    await logReveal(tx, { userId, listingId, byStaff: false, at: now })
    return { phone: row.phone }
  })
}
