/** The auth service itself answers in its own wire (/auth/v1); these are the codes of our own operations. */
export const AUTH_ERRORS = {
  'auth.wrong-password': 422,
  'auth.sign-in-again': 422,
  /** Used up, too old, or never made: alike. */
  'auth.link-expired': 404,
} as const
