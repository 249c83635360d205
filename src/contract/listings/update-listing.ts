import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GEO_ERRORS } from '#contract/geo/geo-errors.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { DraftContent } from './listing-content.ts'
import { LISTING_ERRORS } from './listing-errors.ts'
import { LISTING_BODY_LIMIT, ListingId } from './listing.ts'
import { OwnListing } from './own/own-listing.ts'

export const updateListing = operation({
  name: 'listings.update-listing',
  method: 'PUT',
  path: '/api/listings/{listingId}',
  access: 'signed-in',
  limit: { points: 120, seconds: 60 },
  summary: 'Update the whole content of your listing; some changes to a published one await review',
  input: z.strictObject({ listingId: ListingId, version: z.int().min(1), content: DraftContent }),
  output: OwnListing,
  errors: {
    ...only(
      LISTING_ERRORS,
      'listings.not-found',
      'listings.gone',
      'listings.stale',
      'listings.category-fixed',
      'listings.incomplete',
      'listings.wrong-state',
      'listings.fee-due',
      'listings.blocked',
    ),
    ...only(MEDIA_ERRORS, 'media.not-found'),
    ...only(GEO_ERRORS, 'geo.place-not-found', 'geo.unknown-postal-code'),
  },
  bodyLimit: LISTING_BODY_LIMIT,
})
