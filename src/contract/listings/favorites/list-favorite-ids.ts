import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { FAVORITE_LIMITS } from './favorite.ts'

export const listFavoriteIds = operation({
  name: 'listings.list-favorite-ids',
  method: 'GET',
  path: '/api/favorites/ids',
  access: 'signed-in',
  summary: 'List the ids of your saved listings',
  input: z.strictObject({}),
  output: z.object({ ids: z.array(ListingId).max(FAVORITE_LIMITS.perPerson) }),
  errors: {},
})
