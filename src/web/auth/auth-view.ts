/** The views of the sign-in page, as they stand in its address. */
export const AUTH_VIEWS = [
  'sign-in',
  'sign-up',
  'check-mail',
  'forgotten',
  'recovery-mail',
  'new-password',
  'expired',
  'expired-recovery',
  'other-browser',
  'other-browser-recovery',
  'failed',
] as const
export type AuthView = (typeof AUTH_VIEWS)[number]

export const readView = (view: string | undefined): AuthView =>
  AUTH_VIEWS.find((known) => known === view) ?? 'sign-in'
