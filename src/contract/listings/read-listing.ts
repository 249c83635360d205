import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from './listing-errors.ts'
import { ListingDetail, ListingId } from './listing.ts'

export const readListing = operation({
  name: 'listings.read-listing',
  method: 'GET',
  path: '/api/listings/{listingId}',
  access: 'anyone',
  summary: 'Read a published listing',
  input: z.strictObject({ listingId: ListingId }),
  output: ListingDetail,
  errors: only(LISTING_ERRORS, 'listings.not-found', 'listings.gone'),
  rawJson: true,
})
