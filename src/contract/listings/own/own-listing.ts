import { z } from 'zod'
import { Place } from '#contract/geo/place.ts'
import { DraftContent } from '#contract/listings/listing-content.ts'
import { ListingPhoto, OwnListingCard } from '#contract/listings/listing.ts'

/** One's own listing with everything its form needs. `content` goes back unchanged when nothing was edited. */
export const OwnListing = OwnListingCard.extend({
  content: DraftContent,
  photos: z.array(ListingPhoto),
  place: Place.nullable(),
})
export type OwnListing = z.infer<typeof OwnListing>
