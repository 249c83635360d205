import { JOIN_PURPOSES, type JoinPurpose } from '#web/platform/session/ask-to-join.ts'

/** The views of the sign-in page, as they stand in its address. */
export const AUTH_VIEWS = [
  'sign-in',
  'sign-up',
  'check-mail',
  'unconfirmed',
  'by-code',
  'by-company',
  'sign-in-mail',
  'sign-in-text',
  'sign-up-text',
  'forgotten',
  'recovery-mail',
  'new-password',
  'expired',
  'expired-recovery',
  'other-browser',
  'other-browser-recovery',
  'unreachable',
  'unreachable-recovery',
  'failed',
  'continue',
  'provider-stopped',
  'email-half',
  'email-changed',
  'email-expired',
  'linking-taken',
  'linking-stopped',
] as const
export type AuthView = (typeof AUTH_VIEWS)[number]

export const readView = (view: string | undefined): AuthView =>
  AUTH_VIEWS.find((known) => known === view) ?? 'sign-in'

/** What somebody was about to do when they were asked to join; null where they came by themselves. */
export const readPurpose = (purpose: string | undefined): JoinPurpose | null =>
  JOIN_PURPOSES.find((known) => known === purpose) ?? null

/** What links say about an account, to whoever is signed in and to whoever is not. */
export const ACCOUNT_NEWS = [
  'email-half',
  'email-changed',
  'email-expired',
  'linked',
  'linking-taken',
  'linking-stopped',
] as const
export type AccountNews = (typeof ACCOUNT_NEWS)[number]

export const readNews = (news: string | undefined): AccountNews | null =>
  ACCOUNT_NEWS.find((known) => known === news) ?? null

export const isGoodNews = (news: AccountNews): boolean =>
  news === 'email-half' || news === 'email-changed' || news === 'linked'

/** Views in which a session is not the end: a new password comes first, or a question as whom to go on. */
const BEFORE_THE_END: readonly AuthView[] = [
  'continue',
  'new-password',
  'recovery-mail',
  'expired-recovery',
  'other-browser-recovery',
  'unreachable-recovery',
]

export const isBeforeTheEnd = (view: AuthView): boolean => BEFORE_THE_END.includes(view)
