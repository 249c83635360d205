import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { OwnListing } from '#contract/listings/own/own-listing.ts'

/** What its owner may turn a public listing into and back. */
export const MarkableState = z.enum(['active', 'reserved', 'paused'])
export type MarkableState = z.infer<typeof MarkableState>

export const markListing = operation({
  name: 'listings.mark-listing',
  method: 'POST',
  path: '/api/listings/{listingId}/state',
  access: 'signed-in',
  summary: 'Mark your listing as reserved, paused or available; repeating it changes nothing',
  input: z.strictObject({ listingId: ListingId, state: MarkableState }),
  output: OwnListing,
  errors: only(LISTING_ERRORS, 'listings.not-found', 'listings.gone', 'listings.wrong-state'),
})
