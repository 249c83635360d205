import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { reportFields, ReportOutcome } from '#contract/safety/report.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'

export const reportListing = operation({
  name: 'listings.report-listing',
  method: 'POST',
  path: '/api/listings/{listingId}/report',
  access: 'signed-in',
  summary: 'Report a listing to staff; its owner does not learn who reported it',
  input: z.strictObject({ listingId: ListingId, report: reportFields('listing') }),
  output: z.object({ outcome: ReportOutcome }),
  errors: {
    ...only(LISTING_ERRORS, 'listings.not-found', 'listings.gone'),
    ...only(SAFETY_ERRORS, 'safety.too-many-reports', 'safety.own-subject'),
  },
})
