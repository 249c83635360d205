export const LISTING_ERRORS = {
  /** Also what a stranger hears about somebody's draft. */
  'listings.not-found': 404,
  /** Deleted by its owner or long over. */
  'listings.gone': 410,
  /** Somebody, or another tab, saved a newer version. details: { version } */
  'listings.stale': 409,
  /** The category cannot change once the listing has been published. */
  'listings.category-fixed': 409,
  'listings.too-many-drafts': 409,
  /** Not ready to be published. details: { fields } as for request.invalid */
  'listings.incomplete': 422,
} as const
