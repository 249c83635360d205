import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { ListingCard, ListingId } from '#contract/listings/listing.ts'

export const POSTER_LISTINGS_MAX = 4

export const listPosterListings = operation({
  name: 'listings.list-poster-listings',
  method: 'GET',
  path: '/api/listings/{listingId}/others',
  access: 'anyone',
  summary: "List further active listings of a listing's poster, newest first",
  input: z.strictObject({ listingId: ListingId }),
  output: z.object({ items: z.array(ListingCard).max(POSTER_LISTINGS_MAX) }),
  errors: {},
  rawJson: true,
})
