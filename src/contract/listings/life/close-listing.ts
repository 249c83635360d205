import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { OwnListing } from '#contract/listings/own/own-listing.ts'
import { PROFILE_ERRORS } from '#contract/profiles/profile-errors.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { CloseOutcome } from './state.ts'

export const closeListing = operation({
  name: 'listings.close-listing',
  method: 'POST',
  path: '/api/listings/{listingId}/close',
  access: 'signed-in',
  summary: 'Close your listing with its outcome; the first outcome stays',
  input: z.strictObject({
    listingId: ListingId,
    outcome: CloseOutcome,
    /** To whom; only where it was sold, rented or filled here. */
    closedWith: UserId.nullable().default(null),
  }),
  output: OwnListing,
  errors: {
    ...only(LISTING_ERRORS, 'listings.not-found', 'listings.gone', 'listings.wrong-state'),
    ...only(PROFILE_ERRORS, 'profiles.not-found'),
  },
})
