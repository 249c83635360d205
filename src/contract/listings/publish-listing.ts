import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from './listing-errors.ts'
import { ListingId } from './listing.ts'
import { OwnListing } from './own-listing.ts'

export const publishListing = operation({
  name: 'listings.publish-listing',
  method: 'POST',
  path: '/api/listings/{listingId}/publish',
  access: 'signed-in',
  summary: 'Make your draft public; publishing twice is once',
  input: z.strictObject({ listingId: ListingId, version: z.int().min(1) }),
  output: OwnListing,
  errors: only(
    LISTING_ERRORS,
    'listings.not-found',
    'listings.gone',
    'listings.stale',
    'listings.incomplete',
  ),
  idempotent: true,
})
