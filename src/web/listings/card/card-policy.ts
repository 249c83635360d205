import { ListingCard, type ListingDetail } from '#contract/listings/listing.ts'

/** A listing's page as its card: without a distance, since nothing was searched around a place. */
export const cardOfDetail = (listing: ListingDetail): ListingCard =>
  ListingCard.parse({
    ...listing,
    cover: listing.photos[0]?.picture ?? null,
    photoCount: listing.photos.length,
    distanceMiles: null,
    highlights: {},
  })
