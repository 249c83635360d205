import type { Decision, ReviewDecision } from '#contract/listings/review/decision.ts'
import type { ReviewId } from '#contract/listings/review/review.ts'
import type { DecisionKind } from '#contract/listings/notices.ts'
import type { NoticeOf } from '#contract/notices.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { changeMedia, mediaIn } from '#server/listings/change-media.ts'
import { dropRevision, applyContent } from '#server/listings/update-published-listing.ts'
import { checkPublishable } from '#server/listings/check-publishable.ts'
import type { OwnerMailKind } from '#server/listings/life/owner-mail-view.ts'
import {
  changeState,
  type ListingRow,
  lockListing,
  saveCautions,
  saveSettledPrice,
} from '#server/listings/listing-store.ts'
import { viewContent } from '#server/listings/listing-view.ts'
import { findPhotos } from '#server/listings/photo-store.ts'
import { makePublic } from '#server/listings/publish-listing.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { closeReportsOn } from '#server/safety/public.ts'
import { closeReview, findOpenReview, type ReviewRow } from './review-store.ts'
import { deleteRevision, findRevision, saveRevision, sendRevisionBack } from './revision-store.ts'

interface Answer {
  reviewId: ReviewId
  /** Of the listing that was looked at. */
  version: number
  decision: ReviewDecision
  reason: Decision['reason'] | null
  note: string | null
}

const OUTCOMES = {
  approve: { outcome: 'approved', mail: 'approved', notice: 'listing_approved' },
  request_changes: {
    outcome: 'changes_requested',
    mail: 'changes_requested',
    notice: 'listing_changes_requested',
  },
  reject: { outcome: 'rejected', mail: 'rejected', notice: 'listing_rejected' },
} as const satisfies Record<
  ReviewDecision,
  { outcome: string; mail: OwnerMailKind; notice: NoticeOf<DecisionKind>['kind'] }
>

/** Decides what waits, once; notifies its owner in the app, and by mail with the reason. */
export function answerReview(
  platform: Platform,
  { userId }: Member,
  { reviewId, version, decision, reason, note }: Answer,
): Promise<{ answered: true }> {
  return inTransaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const { review, row } = await openReview(tx, reviewId)
    if (row.owner_id === userId) throw new AppError('listings.own-review')
    if (row.version !== version) throw new AppError('listings.review-over')
    const why = decision === 'approve' || reason === null ? null : { reason, note }
    if (why === null) await approve(tx, review, row, now)
    else await (decision === 'reject' ? reject : sendBack)(tx, review, row, why, now)
    const { outcome } = OUTCOMES[decision]
    const subject = { kind: 'listing', id: row.id } as const
    await closeReportsOn(tx, subject, why === null ? 'dismissed' : 'upheld', now)
    await closeReview(tx, reviewId, { outcome, decidedBy: userId, decision: why }, now)
    if (decision !== 'approve' || review.subject !== 'later_look')
      await notifyOwner(tx, platform, row.id, decision)
    return { answered: true }
  })
}

/** Under the title that it has by now. */
async function notifyOwner(
  tx: Tx,
  platform: Platform,
  listingId: string,
  decision: ReviewDecision,
): Promise<void> {
  const { mail, notice: kind } = OUTCOMES[decision]
  const row = await lockListing(tx, listingId)
  if (!row) return
  const notice = { kind, subjectId: listingId, facts: { title: row.title } }
  await sendNotice(tx, platform, { userId: UserId.parse(row.owner_id), notice, byMail: false })
  await platform.jobs.send(tx, 'listings.send-owner-mail', { listingId, kind: mail })
}

/** The listing first: that is the order in which its owner's acts lock the two. */
async function openReview(tx: Tx, reviewId: ReviewId): Promise<{ review: ReviewRow; row: ListingRow }> {
  const asked = await findOpenReview(tx, reviewId)
  const row = asked && (await lockListing(tx, asked.listing_id))
  const review = row && (await findOpenReview(tx, reviewId))
  if (!review) throw new AppError('listings.review-over')
  return { review, row }
}

/** What staff have looked at warns nobody any more. */
async function approve(tx: Tx, { subject }: ReviewRow, row: ListingRow, now: Date): Promise<void> {
  await saveCautions(tx, row.id, [])
  if (subject === 'later_look') return
  const shown = viewContent(row, await findPhotos(tx, row.id))
  if (subject === 'listing') {
    await makePublic(tx, row.id, checkPublishable(shown, now), now)
    return
  }
  const revision = await findRevision(tx, row.id)
  if (!revision) throw new AppError('listings.review-over')
  const { content } = revision
  const had = [...mediaIn(shown), ...mediaIn(content)]
  await changeMedia(tx, UserId.parse(row.owner_id), { had, has: mediaIn(content) })
  await deleteRevision(tx, row.id)
  await saveSettledPrice(tx, row.id, null)
  await applyContent(tx, row, content, now)
}

async function sendBack(
  tx: Tx,
  { subject }: ReviewRow,
  row: ListingRow,
  decision: Decision,
  now: Date,
): Promise<void> {
  if (subject === 'revision') return sendRevisionBack(tx, row.id, decision)
  if (subject === 'listing') {
    await changeState(tx, row.id, { state: 'changes_requested', ...columnsOf(decision) }, now)
    return
  }
  // what is live already stays so: its owner is asked for a change of it
  await saveRevision(tx, row.id, viewContent(row, await findPhotos(tx, row.id)), now)
  await sendRevisionBack(tx, row.id, decision)
}

/** A change is dropped; what was never shown never will be; what is live is taken down. */
async function reject(
  tx: Tx,
  { subject }: ReviewRow,
  row: ListingRow,
  decision: Decision,
  now: Date,
): Promise<void> {
  await dropRevision(tx, row)
  if (subject === 'revision') {
    await changeState(tx, row.id, columnsOf(decision), now)
    return
  }
  const isOut = row.published_at !== null
  await changeState(tx, row.id, { state: isOut ? 'removed' : 'rejected', ...columnsOf(decision) }, now)
}

const columnsOf = ({ reason, note }: Decision) => ({ decision_reason: reason, decision_note: note })
