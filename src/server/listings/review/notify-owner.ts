import { UserId } from '#contract/profiles/profile.ts'
import type { OwnerMailKind } from '#server/listings/life/owner-mail-view.ts'
import { findListing } from '#server/listings/listing-store.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Under the title that the listing has by now. What takes something away is told by moderation, with the way to appeal. */
export async function notifyOwner(
  tx: Tx,
  platform: Platform,
  listingId: string,
  outcome: Extract<OwnerMailKind, 'approved' | 'changes_requested'>,
): Promise<void> {
  const row = await findListing(tx, listingId)
  if (!row) return
  const notice = { kind: `listing_${outcome}` as const, subjectId: listingId, facts: { title: row.title } }
  await sendNotice(tx, platform, { userId: UserId.parse(row.owner_id), notice, byMail: false })
  await platform.jobs.send(tx, 'listings.send-owner-mail', { listingId, kind: outcome })
}
