import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { OwnListing } from './own-listing.ts'

export const readOwnListing = operation({
  name: 'listings.read-own-listing',
  method: 'GET',
  path: '/api/my-listings/{listingId}',
  access: 'signed-in',
  summary: 'Read your listing, draft or published, for editing',
  input: z.strictObject({ listingId: ListingId }),
  output: OwnListing,
  errors: only(LISTING_ERRORS, 'listings.not-found', 'listings.gone'),
})
