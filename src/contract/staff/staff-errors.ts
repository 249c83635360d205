export const STAFF_ERRORS = {
  'staff.person-not-found': 404,
  'staff.listing-not-found': 404,
  /** Only what is on offer can be featured. */
  'staff.not-on-offer': 409,
  /** Nothing is left of it that could be looked for. */
  'staff.no-term': 422,
  /** details: { limit } */
  'staff.too-many-terms': 409,
  /** Nobody fits: a broadcast needs somebody to read it. */
  'staff.no-audience': 422,
  /** Sent again or discarded meanwhile. */
  'staff.job-not-found': 404,
  /** Somebody else changed or deleted it meanwhile. */
  'staff.article-stale': 409,
  /** details: { limit } */
  'staff.too-many-articles': 409,
  /** Somebody has to be able to give roles. */
  'staff.last-admin': 409,
} as const
