import type { TokenType } from './token-store.ts'

/** The mails that carry a code and a link. */
export const MAIL_KINDS = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
  'reauthentication',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** What a mail proves, what its link calls itself, and how a sign-in by it is named in `amr`. */
export const MAILS: Readonly<Record<MailKind, { token: TokenType; linkType: string; method: string }>> = {
  signup: { token: 'confirmation', linkType: 'signup', method: 'email/signup' },
  invite: { token: 'confirmation', linkType: 'invite', method: 'invite' },
  // the token is that of a recovery: both show that somebody reads the mails of an account
  magiclink: { token: 'recovery', linkType: 'magiclink', method: 'magiclink' },
  recovery: { token: 'recovery', linkType: 'recovery', method: 'recovery' },
  email_change_current: { token: 'email_change_current', linkType: 'email_change', method: 'email_change' },
  email_change_new: { token: 'email_change_new', linkType: 'email_change', method: 'email_change' },
  // its code is typed in beside the new password; no link could do that
  reauthentication: { token: 'reauthentication', linkType: '', method: '' },
}

/** Which tokens a type of POST or GET /verify may mean; null for a type that is none of ours. */
export function tokensOfType(type: string): readonly TokenType[] | null {
  switch (type) {
    case 'signup':
    case 'invite':
      return ['confirmation']
    case 'recovery':
    case 'magiclink':
      return ['recovery']
    case 'email':
      return ['confirmation', 'recovery']
    case 'sms':
      return ['confirmation', 'recovery']
    case 'phone_change':
      return ['phone_change']
    case 'email_change':
      return ['email_change_current', 'email_change_new']
    default:
      return null
  }
}

/** A link of a flow that ends in the browser where it began says so in its first letters. */
const PKCE_PREFIX = 'pkce_'

export function linkToken(random: string, pkce: boolean): string {
  return pkce ? PKCE_PREFIX + random : random
}

export function isPkceLink(token: string): boolean {
  return token.startsWith(PKCE_PREFIX)
}
