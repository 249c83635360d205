import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { LISTING_LIMITS, OwnListingCard } from '#contract/listings/listing.ts'

/** A listing may stand in two of them: a public one whose changes wait is both active and in review. */
export const OWN_LISTING_TABS = ['all', 'active', 'in_review', 'needs_changes', 'draft', 'ended'] as const
export type OwnListingTab = (typeof OWN_LISTING_TABS)[number]

export const listOwnListings = operation({
  name: 'listings.list-own-listings',
  method: 'GET',
  path: '/api/my-listings',
  access: 'signed-in',
  summary: 'List your listings, latest change first, with the number in each tab',
  input: z.strictObject({
    tab: z.enum(OWN_LISTING_TABS).default('all'),
    limit: queryNumber(z.int().min(1).max(LISTING_LIMITS.pageSizeMax).default(LISTING_LIMITS.pageSize)),
    cursor: Cursor.optional(),
  }),
  output: pageOf(OwnListingCard).extend({ counts: z.record(z.enum(OWN_LISTING_TABS), z.int()) }),
  errors: {},
})
