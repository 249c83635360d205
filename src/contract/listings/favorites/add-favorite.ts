import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { FAVORITE_ERRORS } from './favorite-errors.ts'

export const addFavorite = operation({
  name: 'listings.add-favorite',
  method: 'PUT',
  path: '/api/favorites/{listingId}',
  access: 'signed-in',
  summary: 'Add a listing to your favorites; repeating it changes nothing',
  input: z.strictObject({ listingId: ListingId }),
  output: z.object({ isSaved: z.literal(true) }),
  errors: {
    ...only(LISTING_ERRORS, 'listings.not-found', 'listings.gone'),
    ...only(FAVORITE_ERRORS, 'listings.too-many-favorites'),
  },
})
