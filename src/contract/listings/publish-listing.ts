import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from './listing-errors.ts'
import { ListingId } from './listing.ts'
import { OwnListing } from './own/own-listing.ts'

export const publishListing = operation({
  name: 'listings.publish-listing',
  method: 'POST',
  path: '/api/listings/{listingId}/publish',
  access: 'signed-in',
  limit: { points: 30, seconds: 60 * 60 },
  summary:
    'Publish your draft, submit it for review or, where it costs something, for payment; repeating it changes nothing',
  input: z.strictObject({
    listingId: ListingId,
    version: z.int().min(1),
    /** Also when it is nearly the same as another one of yours. */
    allowDuplicate: z.boolean().default(false),
  }),
  output: OwnListing,
  errors: only(
    LISTING_ERRORS,
    'listings.not-found',
    'listings.gone',
    'listings.stale',
    'listings.incomplete',
    'listings.wrong-state',
    'listings.too-many-active',
    'listings.too-many-today',
    'listings.category-closed',
    'listings.duplicate',
    'listings.phone-first',
    'listings.blocked',
  ),
  idempotent: true,
})
