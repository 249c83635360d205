import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { MediaId } from '#contract/media/picture.ts'
import { reportFields, ReportOutcome } from '#contract/safety/report.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'

export const reportPhoto = operation({
  name: 'listings.report-photo',
  method: 'POST',
  path: '/api/listings/{listingId}/photos/{mediaId}/report',
  access: 'signed-in',
  summary: 'Report one photo of a listing to staff; its owner does not learn who reported it',
  input: z.strictObject({ listingId: ListingId, mediaId: MediaId, report: reportFields('photo') }),
  output: z.object({ outcome: ReportOutcome }),
  errors: {
    ...only(LISTING_ERRORS, 'listings.not-found', 'listings.gone'),
    ...only(SAFETY_ERRORS, 'safety.too-many-reports', 'safety.own-subject'),
  },
})
