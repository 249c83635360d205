export const MODERATION_ERRORS = {
  /** Decided meanwhile, never there, or about the reader: alike. */
  'moderation.case-over': 404,
  /** A ban, by somebody who is no admin. */
  'moderation.admins-only': 403,
  'moderation.decision-not-found': 404,
  'moderation.already-appealed': 409,
  'moderation.appeal-late': 409,
} as const
