import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { CaseId } from '#contract/moderation/cases/case.ts'
import { STAFF_ERRORS } from '#contract/staff/staff-errors.ts'

export const openListingCase = operation({
  name: 'staff.open-listing-case',
  method: 'POST',
  path: '/api/staff/listings/{listingId}/case',
  access: 'manager',
  summary: 'Open a case about a listing, or find the one that is open, to decide on it in the queue',
  input: z.strictObject({ listingId: ListingId }),
  output: z.object({ caseId: CaseId }),
  errors: only(STAFF_ERRORS, 'staff.listing-not-found'),
})
