import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { OwnListing } from '#contract/listings/own/own-listing.ts'

export const renewListing = operation({
  name: 'listings.renew-listing',
  method: 'POST',
  path: '/api/listings/{listingId}/renew',
  access: 'signed-in',
  summary: 'Renew your listing for another full period, at most once in two days',
  input: z.strictObject({ listingId: ListingId }),
  output: OwnListing,
  errors: only(
    LISTING_ERRORS,
    'listings.not-found',
    'listings.gone',
    'listings.wrong-state',
    'listings.renewed-recently',
    'listings.not-renewable',
    'listings.too-many-active',
    'listings.fee-due',
  ),
})
