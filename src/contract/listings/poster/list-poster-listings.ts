import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { ListingCard, ListingId } from '#contract/listings/listing.ts'

export const POSTER_LISTINGS_MAX = 4

export const listPosterListings = operation({
  name: 'listings.list-poster-listings',
  method: 'GET',
  path: '/api/listings/{listingId}/others',
  access: 'anyone',
  summary: 'What else its poster has on offer, newest first; nothing where there is no such public listing',
  input: z.strictObject({ listingId: ListingId }),
  output: z.object({ items: z.array(ListingCard).max(POSTER_LISTINGS_MAX) }),
  errors: {},
  rawJson: true,
})
