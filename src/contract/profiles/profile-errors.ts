export const PROFILE_ERRORS = {
  'profiles.not-found': 404,
} as const
