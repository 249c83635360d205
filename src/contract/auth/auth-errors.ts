/** The auth service itself answers in its own wire (/auth/v1); these are the codes of our own operations. */
export const AUTH_ERRORS = {} as const
