export const SAVED_SEARCH_ERRORS = {
  /** Also what a stranger hears about somebody's saved search. */
  'listings.saved-search-not-found': 404,
  /** As many are saved as one person may. details: { limit } */
  'listings.too-many-saved-searches': 409,
} as const
