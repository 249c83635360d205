import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { ListingId } from '#contract/listings/listing.ts'

export const countView = operation({
  name: 'listings.count-view',
  method: 'POST',
  path: '/api/listings/{listingId}/views',
  access: 'anyone',
  summary: 'Count a view of a listing, once a day per reader and never by its owner',
  input: z.strictObject({ listingId: ListingId }),
  output: z.object({ counted: z.boolean() }),
  errors: {},
})
