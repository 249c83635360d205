import { UserId } from '#contract/profiles/profile.ts'
import type { ListingId } from '#contract/listings/listing.ts'
import type { ReportFields, ReportOutcome } from '#contract/safety/report.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { submitReport } from '#server/safety/public.ts'
import { lockReported } from './lock-reported.ts'

/** What is reported goes into the queue of staff, unless it stands there already. */
export function reportListing(
  platform: Pick<Platform, 'db' | 'clock' | 'events' | 'settings'>,
  { userId }: Member,
  { listingId, report }: { listingId: ListingId; report: ReportFields },
): Promise<{ outcome: ReportOutcome }> {
  return inTransaction(platform.db, async (tx) => {
    const ownerId = UserId.parse((await lockReported(tx, listingId)).owner_id)
    const subject = { kind: 'listing', id: listingId } as const
    return { outcome: await submitReport(tx, platform, { reporterId: userId, ownerId, subject, report }) }
  })
}
