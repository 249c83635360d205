import type { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'

export const listingsEn = {
  title: 'Listings',
} as const

export const listingErrorsEn: Record<keyof typeof LISTING_ERRORS, string> = {
  'listings.not-found': 'This listing was not found.',
  'listings.gone': 'This listing is no longer available.',
  'listings.stale': 'A newer version was saved elsewhere. Please reload and try again.',
  'listings.category-fixed': 'The category cannot be changed after publishing.',
  'listings.too-many-drafts': 'You have too many drafts. Please publish or delete one first.',
  'listings.incomplete': 'Some details are still missing before this can be published.',
}
