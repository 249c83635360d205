import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GEO_ERRORS } from '#contract/geo/geo-errors.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { PROFILE_ERRORS } from '#contract/profiles/profile-errors.ts'
import { DraftContent } from './listing-content.ts'
import { LISTING_ERRORS } from './listing-errors.ts'
import { LISTING_BODY_LIMIT } from './listing.ts'
import { OwnListing } from './own/own-listing.ts'

export const createListing = operation({
  name: 'listings.create-listing',
  method: 'POST',
  path: '/api/listings',
  access: 'signed-in',
  // refused and repeated ones count too; how many may be published has its own limit
  limit: { points: 120, seconds: 60 * 60 },
  summary: 'Create a draft listing that only its owner sees',
  input: z.strictObject({ content: DraftContent }),
  output: OwnListing,
  errors: {
    ...only(LISTING_ERRORS, 'listings.too-many-drafts'),
    ...only(MEDIA_ERRORS, 'media.not-found'),
    ...only(GEO_ERRORS, 'geo.place-not-found', 'geo.unknown-postal-code'),
    ...only(PROFILE_ERRORS, 'profiles.not-found'),
  },
  bodyLimit: LISTING_BODY_LIMIT,
  successStatus: 201,
  idempotent: true,
})
