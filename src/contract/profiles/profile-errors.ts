export const PROFILE_ERRORS = {
  'profiles.not-found': 404,
  /** Another edition of the terms holds by now. */
  'profiles.other-terms': 409,
} as const
