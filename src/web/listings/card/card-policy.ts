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

/** Those within so many miles come first; within both the order stays. */
export function nearFirst(listings: readonly ListingCard[], miles: number): ListingCard[] {
  const isNear = ({ distanceMiles }: ListingCard) => distanceMiles !== null && distanceMiles <= miles
  return [...listings.filter(isNear), ...listings.filter((listing) => !isNear(listing))]
}
