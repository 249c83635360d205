import { PlaceId } from '#contract/geo/place.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { maskPhone } from '#contract/listings/phone/phone-number.ts'
import type { DraftContent } from '#contract/listings/listing-content.ts'
import type { ReviewDetail, Reviewed, ReviewId } from '#contract/listings/review/review.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { placeById } from '#server/geo/public.ts'
import { mediaIn } from '#server/listings/change-media.ts'
import { stateAt } from '#server/listings/listing-policy.ts'
import { findListing } from '#server/listings/listing-store.ts'
import { viewContent, viewPhotos } from '#server/listings/listing-view.ts'
import { findPhotos } from '#server/listings/photo-store.ts'
import { picturesById } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { openReportsOn } from '#server/safety/public.ts'
import { viewReviewCard } from './review-view.ts'
import { countPosted, findOpenReview } from './review-store.ts'
import { findRevision } from './revision-store.ts'

/** What waits, as others see it and as it is to become, and who posted it. */
export async function readReview(
  { db, clock }: Platform,
  { reviewId }: { reviewId: ReviewId },
): Promise<ReviewDetail> {
  const now = clock.now()
  const review = await findOpenReview(db, reviewId)
  const row = review && (await findListing(db, review.listing_id))
  const state = row && stateAt(row, now)
  if (!row || state === null || state === 'deleted') throw new AppError('listings.review-over')
  const ownerId = UserId.parse(row.owner_id)
  const poster = (await personCards(db, [ownerId])).get(ownerId)
  if (!poster) throw new AppError('listings.review-over')
  const revision = review.subject === 'revision' ? await findRevision(db, row.id) : null
  const posted = await countPosted(db, ownerId, new Date(now.getTime() - DAY_MS))
  return {
    ...viewReviewCard(review, { ...row, posterName: poster.name }),
    state,
    version: row.version,
    shown: await viewReviewed(db, viewContent(row, await findPhotos(db, row.id))),
    proposed: revision && (await viewReviewed(db, revision.content)),
    poster,
    reports: await openReportsOn(db, { kind: 'listing', id: row.id }),
    history: { published: posted.published, refused: posted.refused },
  }
}

async function viewReviewed(db: Database, content: DraftContent): Promise<Reviewed> {
  const photos = viewPhotos(content, await picturesById(db, mediaIn(content)))
  const { placeId, phone } = content
  return {
    content: { ...content, phone: null },
    maskedPhone: phone === null ? null : maskPhone(phone),
    photos,
    place: placeId === null ? null : await placeById(db, PlaceId.parse(placeId)),
  }
}
