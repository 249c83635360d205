import type { ListingId } from '#contract/listings/listing.ts'
import type { MediaId } from '#contract/media/picture.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { ReportFields, ReportOutcome } from '#contract/safety/report.ts'
import { findPhoto } from '#server/listings/photo-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { submitReport } from '#server/safety/public.ts'
import { lockReported } from './lock-reported.ts'

/** Only the photo goes into the queue of staff: what else the listing says may be sound. */
export function reportPhoto(
  platform: Pick<Platform, 'db' | 'clock' | 'events' | 'settings'>,
  { userId }: Member,
  { listingId, mediaId, report }: { listingId: ListingId; mediaId: MediaId; report: ReportFields },
): Promise<{ outcome: ReportOutcome }> {
  return inTransaction(platform.db, async (tx) => {
    const listing = await lockReported(tx, listingId)
    const photo = await findPhoto(tx, mediaId)
    if (photo?.listing_id !== listing.id) throw new AppError('listings.not-found')
    if (photo.withheld === 'removed') throw new AppError('listings.gone')
    const ownerId = UserId.parse(listing.owner_id)
    const subject = { kind: 'photo', id: photo.media_id } as const
    return { outcome: await submitReport(tx, platform, { reporterId: userId, ownerId, subject, report }) }
  })
}
