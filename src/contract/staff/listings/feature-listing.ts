import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { STAFF_ERRORS } from '#contract/staff/staff-errors.ts'

export const FEATURE_DAYS = { usual: 7, max: 30 } as const

export const featureListing = operation({
  name: 'staff.feature-listing',
  method: 'PUT',
  path: '/api/staff/listings/{listingId}/featured',
  access: 'manager',
  summary: 'Feature a listing on the home page for some days from now, or no longer with 0',
  input: z.strictObject({ listingId: ListingId, days: z.int().min(0).max(FEATURE_DAYS.max) }),
  output: z.object({ featuredUntil: z.iso.datetime().nullable() }),
  errors: only(STAFF_ERRORS, 'staff.listing-not-found', 'staff.not-on-offer'),
})
