import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { ListingId } from '#contract/listings/listing.ts'

export const removeFavorite = operation({
  name: 'listings.remove-favorite',
  method: 'DELETE',
  path: '/api/favorites/{listingId}',
  access: 'signed-in',
  summary: 'Remove a listing from your favorites; repeating it changes nothing',
  input: z.strictObject({ listingId: ListingId }),
  output: z.object({ isSaved: z.literal(false) }),
  errors: {},
})
