import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { ListingId } from '#contract/listings/listing.ts'

export const countView = operation({
  name: 'listings.count-view',
  method: 'POST',
  path: '/api/listings/{listingId}/views',
  access: 'anyone',
  summary: 'Count that somebody looked at a public listing, once a day per reader; its owner never counts',
  input: z.strictObject({ listingId: ListingId }),
  output: z.object({ counted: z.boolean() }),
  errors: {},
})
