import { z } from 'zod'
import { Place } from '#contract/geo/place.ts'
import { Category } from '#contract/listings/category.ts'
import { OwnListingState } from '#contract/listings/life/state.ts'
import { DraftContent } from '#contract/listings/listing-content.ts'
import { ListingId, ListingPhoto } from '#contract/listings/listing.ts'

const Reviewed = z.object({
  /** Without its phone number. */
  content: DraftContent,
  /** All but its last two digits hidden; null where there is none. */
  maskedPhone: z.string().nullable(),
  photos: z.array(ListingPhoto),
  place: Place.nullable(),
})
export type Reviewed = z.infer<typeof Reviewed>

/** What staff look at beside the case: the listing, what is to become of it, and what is like it. */
export const ReviewDetail = z.object({
  listingId: ListingId,
  category: Category,
  state: OwnListingState,
  shown: Reviewed,
  /** What is to become of it; null where no change waits. */
  proposed: Reviewed.nullable(),
  /** Of all that its owner ever posted. */
  history: z.object({ published: z.int(), refused: z.int() }),
  /** Half of such homes in that city cost less, in minor units of its currency; null where too few are known. */
  medianMinor: z.int().nullable(),
  /** Others that say nearly the same. */
  similar: z.array(
    z.object({ id: ListingId, title: z.string(), state: z.string(), isOfSameOwner: z.boolean() }),
  ),
})
export type ReviewDetail = z.infer<typeof ReviewDetail>
