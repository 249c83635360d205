import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { text } from '#contract/kit/text.ts'
import { Category } from '#contract/listings/category.ts'
import { OwnListingState } from '#contract/listings/life/state.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { PersonCard, UserId } from '#contract/profiles/profile.ts'
import { STAFF_LIMITS } from '#contract/staff/people/person-file.ts'

export const ALL_LISTINGS_PAGE = 30

/** What staff may be shown of: a draft is its owner's alone. */
export const StaffListingState = OwnListingState.exclude(['draft'])
export type StaffListingState = z.infer<typeof StaffListingState>

export const StaffListing = z.object({
  id: ListingId,
  title: z.string(),
  category: Category,
  state: StaffListingState,
  /** Hidden for a review, a suspension or a deletion. */
  isWithheld: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  featuredUntil: z.iso.datetime().nullable(),
  owner: PersonCard,
})
export type StaffListing = z.infer<typeof StaffListing>

export const listAllListings = operation({
  name: 'staff.list-all-listings',
  method: 'GET',
  path: '/api/staff/listings',
  access: 'manager',
  summary:
    'List listings in every state but draft, newest first; by the beginning of a title, an id or a link',
  input: z.strictObject({
    q: text({ max: STAFF_LIMITS.searchMax }).optional(),
    state: StaffListingState.optional(),
    category: Category.optional(),
    ownerId: UserId.optional(),
    cursor: Cursor.optional(),
  }),
  output: pageOf(StaffListing),
  errors: {},
})
