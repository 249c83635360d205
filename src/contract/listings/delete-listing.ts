import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from './listing-errors.ts'
import { ListingId } from './listing.ts'

export const deleteListing = operation({
  name: 'listings.delete-listing',
  method: 'DELETE',
  path: '/api/listings/{listingId}',
  access: 'signed-in',
  summary: 'Delete your listing with its photos; repeating it changes nothing',
  input: z.strictObject({ listingId: ListingId }),
  output: z.object({ deleted: z.literal(true) }),
  errors: only(LISTING_ERRORS, 'listings.not-found'),
})
