export const SAVED_SEARCH_ERRORS = {
  /** Also the answer to a stranger about somebody's saved search. */
  'listings.saved-search-not-found': 404,
  /** As many are saved as one person may. details: { limit } */
  'listings.too-many-saved-searches': 409,
} as const
