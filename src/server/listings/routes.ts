import { createListing as createListingOperation } from '#contract/listings/create-listing.ts'
import { deleteListing as deleteListingOperation } from '#contract/listings/delete-listing.ts'
import { listOwnListings as listOwnListingsOperation } from '#contract/listings/list-own-listings.ts'
import { publishListing as publishListingOperation } from '#contract/listings/publish-listing.ts'
import { readListing as readListingOperation } from '#contract/listings/read-listing.ts'
import { readOwnListing as readOwnListingOperation } from '#contract/listings/read-own-listing.ts'
import { searchListings as searchListingsOperation } from '#contract/listings/search-listings.ts'
import { updateListing as updateListingOperation } from '#contract/listings/update-listing.ts'
import type { Platform } from '#server/platform/platform.ts'
import { rawRoute, type Route, route } from '#server/platform/route.ts'
import { createListing } from './create-listing.ts'
import { deleteListing } from './delete-listing.ts'
import { listOwnListings } from './list-own-listings.ts'
import { publishListing } from './publish-listing.ts'
import { readListing } from './read-listing.ts'
import { readOwnListing } from './read-own-listing.ts'
import { searchListings } from './search-listings.ts'
import { updateListing } from './update-listing.ts'

export const listingRoutes = (platform: Platform): Route[] => [
  route(createListingOperation)((input, member) => createListing(platform, member, input)),
  route(updateListingOperation)((input, member) => updateListing(platform, member, input)),
  route(publishListingOperation)((input, member) => publishListing(platform, member, input)),
  route(deleteListingOperation)((input, member) => deleteListing(platform, member, input)),
  route(listOwnListingsOperation)((input, member) => listOwnListings(platform, member, input)),
  route(readOwnListingOperation)((input, member) => readOwnListing(platform, member, input)),
  rawRoute(readListingOperation)((input) => readListing(platform, input)),
  rawRoute(searchListingsOperation)((input) => searchListings(platform, input)),
]
