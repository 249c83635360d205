import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { LISTING_LIMITS, OwnListingCard } from './listing.ts'

export const OWN_LISTING_TABS = ['all', 'active', 'draft', 'expired'] as const

export const listOwnListings = operation({
  name: 'listings.list-own-listings',
  method: 'GET',
  path: '/api/my-listings',
  access: 'signed-in',
  summary: 'Your listings, latest change first, with how many each tab holds',
  input: z.strictObject({
    tab: z.enum(OWN_LISTING_TABS).default('all'),
    limit: queryNumber(z.int().min(1).max(LISTING_LIMITS.pageSizeMax).default(LISTING_LIMITS.pageSize)),
    cursor: Cursor.optional(),
  }),
  output: pageOf(OwnListingCard).extend({ counts: z.record(z.enum(OWN_LISTING_TABS), z.int()) }),
  errors: {},
})
