export const FAVORITE_ERRORS = {
  /** As many are saved as one person may. details: { limit } */
  'listings.too-many-favorites': 409,
} as const
