import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { PHONE_ERRORS } from './phone-errors.ts'

export const revealPhone = operation({
  name: 'listings.reveal-phone',
  method: 'POST',
  path: '/api/listings/{listingId}/phone',
  access: 'signed-in',
  summary: 'Reveal the phone number of a listing; each reveal is recorded',
  input: z.strictObject({ listingId: ListingId }),
  output: z.object({ phone: z.string() }),
  errors: {
    ...only(LISTING_ERRORS, 'listings.not-found', 'listings.gone'),
    ...only(PHONE_ERRORS, 'listings.no-phone', 'listings.too-many-reveals'),
  },
})
