import { z } from 'zod'
import { Place } from '#contract/geo/place.ts'
import { DraftContent } from '#contract/listings/listing-content.ts'
import { ListingPhoto, OwnListingCard } from '#contract/listings/listing.ts'
import { MediaId } from '#contract/media/picture.ts'

/** Why others do not see a photo: staff have to look at it, or took it down. */
export const PHOTO_WITHHELD = ['review', 'removed'] as const
export const PhotoWithheld = z.enum(PHOTO_WITHHELD)
export type PhotoWithheld = z.infer<typeof PhotoWithheld>

/** One's own listing with everything its form needs. `content` goes back unchanged when nothing was edited. */
export const OwnListing = OwnListingCard.extend({
  content: DraftContent,
  photos: z.array(ListingPhoto),
  withheldPhotos: z.array(z.object({ mediaId: MediaId, because: PhotoWithheld })),
  place: Place.nullable(),
})
export type OwnListing = z.infer<typeof OwnListing>
