import type { ListingId } from '#contract/listings/listing.ts'
import { CaseId } from '#contract/moderation/cases/case.ts'
import { ownerForStaff } from '#server/listings/public.ts'
import { openCase } from '#server/moderation/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

/** What staff found by themselves is decided in the same queue as what was reported. */
export function openListingCase(
  platform: Pick<Platform, 'db' | 'clock' | 'live'>,
  { listingId }: { listingId: ListingId },
): Promise<{ caseId: CaseId }> {
  return inTransaction(platform.db, async (tx) => {
    const ownerId = await ownerForStaff(tx, listingId)
    if (ownerId === null) throw new AppError('staff.listing-not-found')
    const subject = { kind: 'listing', id: listingId } as const
    const id = await openCase(tx, platform, { subject, ownerId, queue: 'reports' })
    return { caseId: CaseId.parse(id) }
  })
}
