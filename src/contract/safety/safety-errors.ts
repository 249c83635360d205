export const SAFETY_ERRORS = {
  /** As many were sent within a day as one person may. details: { limit } */
  'safety.too-many-reports': 429,
  /** One's own listing is edited or deleted instead. */
  'safety.own-subject': 409,
} as const
