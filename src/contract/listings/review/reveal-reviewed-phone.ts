import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'

export const revealReviewedPhone = operation({
  name: 'listings.reveal-reviewed-phone',
  method: 'POST',
  path: '/api/listing-reviews/{listingId}/phone',
  access: 'manager',
  summary: 'Reveal the phone numbers of a listing in review; each reading is recorded',
  input: z.strictObject({ listingId: ListingId }),
  output: z.object({
    shown: z.string().nullable(),
    /** Of the revision; null without one. */
    proposed: z.string().nullable(),
  }),
  errors: only(LISTING_ERRORS, 'listings.review-over'),
})
