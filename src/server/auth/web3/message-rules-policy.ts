import { allowedRedirect, type RedirectSettings } from '#server/auth/wire/redirect-policy.ts'
import type { SignInMessage } from './sign-in-message-policy.ts'

/** Milliseconds that a message may be old, or ahead of our clock. */
export const MESSAGE_AGE = 600_000

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Was the message signed for this site, and now? In words what is wrong, or null.
 * @param settings the address of this site, and others that count
 */
export function messageFault(message: SignInMessage, settings: RedirectSettings, now: Date): string | null {
  const { uri, domain, issuedAt, expirationTime, notBefore } = message
  if (uri.protocol !== 'https:' && !LOOPBACK.test(uri.hostname)) return 'message uses a URI without HTTPS'
  if (allowedRedirect(settings, uri.href) !== uri.href) return 'message was signed for another app'
  if (uri.host !== domain) return 'message has a domain that does not match its URI'
  const age = now.getTime() - issuedAt.getTime()
  if (age > MESSAGE_AGE) return 'message was issued too long ago'
  if (age < -MESSAGE_AGE) return 'message was issued too far in the future'
  if (notBefore !== null && now < notBefore) return 'message becomes valid in the future'
  if (expirationTime !== null && now >= expirationTime) return 'message is expired'
  return null
}
