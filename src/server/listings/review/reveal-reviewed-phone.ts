import type { ListingId } from '#contract/listings/listing.ts'
import { findListing } from '#server/listings/listing-store.ts'
import { logReveal } from '#server/listings/phone/phone-store.ts'
import { hasWaitingCase } from '#server/moderation/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findRevision } from './revision-store.ts'

/** The record is written with the answer, so that no look is without one. */
export function revealReviewedPhone(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<{ shown: string | null; proposed: string | null }> {
  return inTransaction(db, async (tx) => {
    const isOpen = await hasWaitingCase(tx, {
      kinds: ['listing', 'revision'],
      id: listingId,
      staffId: userId,
    })
    const row = isOpen ? await findListing(tx, listingId) : null
    if (!row || row.state === 'deleted') throw new AppError('listings.review-over')
    const revision = await findRevision(tx, listingId)
    const proposed = revision?.state === 'pending_review' ? revision.content.phone : null
    await logReveal(tx, { userId, listingId: row.id, byStaff: true, at: clock.now() })
    return { shown: row.phone, proposed }
  })
}
