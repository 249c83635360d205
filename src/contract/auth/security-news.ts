/** What can become of an account so that its owner should look. */
export const SECURITY_NEWS = [
  'password_changed',
  'email_changed',
  'new_sign_in',
  'deletion_requested',
  'deletion_cancelled',
  'export_ready',
  'phone_changed',
  'factor_added',
  'factor_removed',
  'recovery_codes_changed',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_unlinked',
  'program_allowed',
  'program_ended',
  'password_guessed',
  'factor_guessed',
] as const
export type SecurityNews = (typeof SECURITY_NEWS)[number]

/** The part of the account page where the person can act on it. */
export const sectionOf = (news: SecurityNews) => (news === 'export_ready' ? 'data' : 'security')
