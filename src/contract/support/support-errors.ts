export const SUPPORT_ERRORS = {
  /** A visitor can be answered nowhere else. */
  'support.email-needed': 422,
} as const
