import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { PersonCard } from '#contract/profiles/profile.ts'

/** Enough to find a buyer among. */
export const ASKERS_MOST = 50

export const listAskers = operation({
  name: 'listings.list-askers',
  method: 'GET',
  path: '/api/listings/{listingId}/askers',
  access: 'signed-in',
  summary: 'List the people who wrote to you about your listing, latest first',
  input: z.strictObject({ listingId: ListingId }),
  output: z.object({ items: z.array(PersonCard).max(ASKERS_MOST) }),
  errors: only(LISTING_ERRORS, 'listings.not-found'),
})
