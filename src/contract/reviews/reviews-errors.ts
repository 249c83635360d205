export const REVIEWS_ERRORS = {
  'reviews.not-found': 404,
  /** The time to write has passed, or both can be read already. */
  'reviews.over': 409,
  /** Each side writes once: nobody answers a review with another review. */
  'reviews.written': 409,
  'reviews.answered': 409,
} as const
