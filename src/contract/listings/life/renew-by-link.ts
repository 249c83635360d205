import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'

export const renewByLink = operation({
  name: 'listings.renew-by-link',
  method: 'POST',
  path: '/api/listing-renewals',
  access: 'anyone',
  summary: 'Renew the listing that a mailed link was signed for; repeating it changes nothing',
  input: z.strictObject({ token: z.string().min(1).max(300) }),
  output: z.object({ listingId: ListingId, title: z.string(), expiresAt: z.iso.datetime() }),
  errors: only(
    LISTING_ERRORS,
    'listings.link-invalid',
    'listings.gone',
    'listings.wrong-state',
    'listings.renewed-recently',
    'listings.not-renewable',
    'listings.too-many-active',
    'listings.fee-due',
  ),
})
