import { PlaceId } from '#contract/geo/place.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { maskPhone } from '#contract/listings/phone/phone-number.ts'
import type { DraftContent } from '#contract/listings/listing-content.ts'
import { ListingId } from '#contract/listings/listing.ts'
import type { ReviewDetail, Reviewed } from '#contract/listings/review/review.ts'
import { Category } from '#contract/listings/category.ts'
import { placeById } from '#server/geo/public.ts'
import { mediaIn } from '#server/listings/change-media.ts'
import { stateAt } from '#server/listings/listing-policy.ts'
import { findListing } from '#server/listings/listing-store.ts'
import { viewContent, viewPhotos } from '#server/listings/listing-view.ts'
import { findPhotos } from '#server/listings/photo-store.ts'
import { isNearlySame, shinglesOf } from '#server/listings/signals/shingle-policy.ts'
import { findAlike, medianRent } from '#server/listings/signals/signal-store.ts'
import { picturesById } from '#server/media/public.ts'
import { hasWaitingCase } from '#server/moderation/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countPosted } from './posted-store.ts'
import { findRevision } from './revision-store.ts'

/** What has a case, as others see it and as it is to become, beside what is like it. */
export function readReview(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { listingId }: { listingId: ListingId },
): Promise<ReviewDetail> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const isOpen = await hasWaitingCase(tx, {
      kinds: ['listing', 'revision'],
      id: listingId,
      staffId: userId,
    })
    const row = isOpen ? await findListing(tx, listingId) : null
    const state = row && stateAt(row, now)
    if (!row || state === null || state === 'deleted') throw new AppError('listings.review-over')
    const content = viewContent(row, await findPhotos(tx, listingId))
    const revision = await findRevision(tx, listingId)
    const isWaiting = revision?.state === 'pending_review'
    const posted = await countPosted(tx, row.owner_id, new Date(now.getTime() - DAY_MS))
    return {
      listingId,
      category: Category.parse(row.category),
      state,
      shown: await viewReviewed(tx, content),
      proposed: isWaiting ? await viewReviewed(tx, revision.content) : null,
      history: { published: posted.published, refused: posted.refused },
      medianMinor: await medianOf(tx, listingId, content),
      similar: await findSimilar(tx, listingId, row.owner_id, content),
    }
  })
}

async function viewReviewed(tx: Tx, content: DraftContent): Promise<Reviewed> {
  const photos = viewPhotos(content, await picturesById(tx, mediaIn(content)))
  const { placeId, phone } = content
  return {
    content: { ...content, phone: null },
    maskedPhone: phone === null ? null : maskPhone(phone),
    photos,
    place: placeId === null ? null : await placeById(tx, PlaceId.parse(placeId)),
  }
}

async function medianOf(tx: Tx, listingId: ListingId, content: DraftContent): Promise<number | null> {
  const { category, price, placeId, details } = content
  if (category !== 'rooms_housing' || placeId === null || !price?.period) return null
  const bedrooms = typeof details['bedrooms'] === 'number' ? details['bedrooms'] : null
  const { currency, period } = price
  const median = await medianRent(tx, { listingId, currency, period, placeId, bedrooms })
  return median === null ? null : Math.round(median)
}

const SIMILAR_SHOWN = 5

async function findSimilar(
  tx: Tx,
  listingId: ListingId,
  ownerId: string,
  { title, description }: DraftContent,
): Promise<ReviewDetail['similar']> {
  const hashes = shinglesOf(`${title}\n${description}`)
  const alike = await findAlike(tx, { listingId, ownerId, hashes })
  return alike
    .filter((other) => isNearlySame(hashes, other.hashes))
    .slice(0, SIMILAR_SHOWN)
    .map(({ id, title: name, state, isOwn }) => ({
      id: ListingId.parse(id),
      title: name,
      state,
      isOfSameOwner: isOwn,
    }))
}
