export const PHONE_ERRORS = {
  /** Its owner shows none. */
  'listings.no-phone': 404,
  /** The numbers of as many listings were shown within a day as one person may see. details: { limit } */
  'listings.too-many-reveals': 429,
} as const
