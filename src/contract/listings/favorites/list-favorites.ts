import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { Favorite, FAVORITE_LIMITS } from './favorite.ts'

export const listFavorites = operation({
  name: 'listings.list-favorites',
  method: 'GET',
  path: '/api/favorites',
  access: 'signed-in',
  summary: 'List your saved listings, latest first, including ended ones',
  input: z.strictObject({
    limit: queryNumber(z.int().min(1).max(FAVORITE_LIMITS.pageSizeMax).default(FAVORITE_LIMITS.pageSize)),
    cursor: Cursor.optional(),
  }),
  output: pageOf(Favorite).extend({
    /** Are you written to about them? */
    byMail: z.boolean(),
  }),
  errors: {},
})
