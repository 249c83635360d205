import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { ListingCard } from '#contract/listings/listing.ts'

/** Cards of a page. */
export const PERSON_LISTINGS_PAGE = 12

export const listPersonListings = operation({
  name: 'listings.list-person-listings',
  method: 'GET',
  path: '/api/people/{userId}/listings',
  access: 'signed-in',
  summary: "List a member's active listings, newest first; empty when either has blocked the other",
  input: z.strictObject({ userId: UserId, cursor: Cursor.optional() }),
  output: pageOf(ListingCard),
  errors: {},
  rawJson: true,
})
