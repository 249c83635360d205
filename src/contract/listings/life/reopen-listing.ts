import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { OwnListing } from '#contract/listings/own/own-listing.ts'
import { z } from 'zod'

export const reopenListing = operation({
  name: 'listings.reopen-listing',
  method: 'POST',
  path: '/api/listings/{listingId}/reopen',
  access: 'signed-in',
  summary: 'Reopen your listing as it was, within two weeks of closing it; repeating it changes nothing',
  input: z.strictObject({ listingId: ListingId }),
  output: OwnListing,
  errors: only(
    LISTING_ERRORS,
    'listings.not-found',
    'listings.gone',
    'listings.wrong-state',
    'listings.too-many-active',
  ),
})
