import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ReviewDetail } from './review.ts'

export const readReview = operation({
  name: 'listings.read-review',
  method: 'GET',
  path: '/api/listing-reviews/{listingId}',
  access: 'manager',
  summary: 'Read a listing in review, as it is and as it would become',
  input: z.strictObject({ listingId: ListingId }),
  output: ReviewDetail,
  errors: only(LISTING_ERRORS, 'listings.review-over'),
})
