export { ListingById } from './listing-by-id.tsx'
export { ListingPrice } from './listing-price.tsx'
