import { createListing as createListingOperation } from '#contract/listings/create-listing.ts'
import { deleteListing as deleteListingOperation } from '#contract/listings/delete-listing.ts'
import { closeListing as closeListingOperation } from '#contract/listings/life/close-listing.ts'
import { countView as countViewOperation } from '#contract/listings/life/count-view.ts'
import { markListing as markListingOperation } from '#contract/listings/life/mark-listing.ts'
import { renewByLink as renewByLinkOperation } from '#contract/listings/life/renew-by-link.ts'
import { reopenListing as reopenListingOperation } from '#contract/listings/life/reopen-listing.ts'
import { renewListing as renewListingOperation } from '#contract/listings/life/renew-listing.ts'
import { readReview as readReviewOperation } from '#contract/listings/review/read-review.ts'
import { revealReviewedPhone as revealReviewedPhoneOperation } from '#contract/listings/review/reveal-reviewed-phone.ts'
import { listOwnListings as listOwnListingsOperation } from '#contract/listings/own/list-own-listings.ts'
import { listPersonListings as listPersonListingsOperation } from '#contract/listings/poster/list-person-listings.ts'
import { listPosterListings as listPosterListingsOperation } from '#contract/listings/poster/list-poster-listings.ts'
import { publishListing as publishListingOperation } from '#contract/listings/publish-listing.ts'
import { readListing as readListingOperation } from '#contract/listings/read-listing.ts'
import { readOwnListing as readOwnListingOperation } from '#contract/listings/own/read-own-listing.ts'
import { readSearch as readSearchOperation } from '#contract/listings/search/read-search.ts'
import { searchListings as searchListingsOperation } from '#contract/listings/search/search-listings.ts'
import { suggestSearches as suggestSearchesOperation } from '#contract/listings/search/suggest-searches.ts'
import { suggestPrice as suggestPriceOperation } from '#contract/listings/suggest-price.ts'
import { countAreas as countAreasOperation } from '#contract/listings/map/count-areas.ts'
import { updateListing as updateListingOperation } from '#contract/listings/update-listing.ts'
import type { Platform } from '#server/platform/platform.ts'
import { rawRoute, type Route, route } from '#server/platform/route.ts'
import { createListing } from './create-listing.ts'
import { countAreas } from './map/count-areas.ts'
import { deleteListing } from './delete-listing.ts'
import { closeListing } from './life/close-listing.ts'
import { countView } from './life/count-view.ts'
import { markListing } from './life/mark-listing.ts'
import { renewByLink } from './life/renew-by-link.ts'
import { renewListing } from './life/renew-listing.ts'
import { reopenListing } from './life/reopen-listing.ts'
import { readReview } from './review/read-review.ts'
import { revealReviewedPhone } from './review/reveal-reviewed-phone.ts'
import { listOwnListings } from './own/list-own-listings.ts'
import { listPersonListings } from './poster/list-person-listings.ts'
import { listPosterListings } from './poster/list-poster-listings.ts'
import { publishListing } from './publish-listing.ts'
import { readListing } from './read-listing.ts'
import { readOwnListing } from './own/read-own-listing.ts'
import { readSearch } from './search/read-search.ts'
import { searchListings } from './search/search-listings.ts'
import { suggestSearches } from './search/suggest-searches.ts'
import { suggestPrice } from './suggest-price.ts'
import { updateListing } from './update-listing.ts'

export const listingRoutes = (platform: Platform): Route[] => [
  route(createListingOperation)((input, member) => createListing(platform, member, input)),
  route(updateListingOperation)((input, member) => updateListing(platform, member, input)),
  route(publishListingOperation)((input, member) => publishListing(platform, member, input)),
  route(deleteListingOperation)((input, member) => deleteListing(platform, member, input)),
  route(listOwnListingsOperation)((input, member) => listOwnListings(platform, member, input)),
  route(readOwnListingOperation)((input, member) => readOwnListing(platform, member, input)),
  rawRoute(readListingOperation)((input, visitor) => readListing(platform, visitor, input)),
  rawRoute(listPersonListingsOperation)((input, member) => listPersonListings(platform, member, input)),
  rawRoute(listPosterListingsOperation)((input, visitor) => listPosterListings(platform, visitor, input)),
  rawRoute(searchListingsOperation)((input, reader) => searchListings(platform, reader, input)),
  rawRoute(countAreasOperation)((input, reader) => countAreas(platform, reader, input)),
  route(readSearchOperation)((input, reader) => readSearch(platform, reader, input)),
  route(suggestSearchesOperation)((input) => suggestSearches(platform, input)),
  route(suggestPriceOperation)((input) => suggestPrice(platform, input)),
  route(closeListingOperation)((input, member) => closeListing(platform, member, input)),
  route(countViewOperation)((input, visitor, { ip }) => countView(platform, visitor, input, ip)),
  route(markListingOperation)((input, member) => markListing(platform, member, input)),
  route(renewByLinkOperation)((input) => renewByLink(platform, input)),
  route(reopenListingOperation)((input, member) => reopenListing(platform, member, input)),
  route(renewListingOperation)((input, member) => renewListing(platform, member, input)),
  route(readReviewOperation)((input, member) => readReview(platform, member, input)),
  route(revealReviewedPhoneOperation)((input, member) => revealReviewedPhone(platform, member, input)),
]
