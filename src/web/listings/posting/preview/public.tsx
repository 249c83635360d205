export { OwnListingPreview, useOwnListing } from './own-listing-preview.tsx'
