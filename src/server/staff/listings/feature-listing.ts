import { DAY_MS } from '#contract/kit/duration.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import { ownerForStaff, setFeatured } from '#server/listings/public.ts'
import { writeEvents } from '#server/moderation/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Only what is on offer is featured; no longer being so is always possible. */
export function featureListing(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { listingId, days }: { listingId: ListingId; days: number },
): Promise<{ featuredUntil: string | null }> {
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    const ownerId = await ownerForStaff(tx, listingId)
    if (ownerId === null) throw new AppError('staff.listing-not-found')
    const until = days === 0 ? null : new Date(at.getTime() + days * DAY_MS)
    if (!(await setFeatured(tx, listingId, until, at))) throw new AppError('staff.not-on-offer')
    await writeEvents(tx, [
      {
        at,
        actorId: userId,
        action: until === null ? 'unfeature' : 'feature',
        subject: { kind: 'listing', id: listingId },
        personId: ownerId,
        days: until === null ? null : days,
      },
    ])
    return { featuredUntil: until?.toISOString() ?? null }
  })
}
