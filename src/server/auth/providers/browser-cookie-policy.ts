import { randomBytes } from 'node:crypto'

/**
 * The secret of a browser that begins a sign-in with a provider: whoever is led into the answer of somebody
 * else's sign-in does not have it. One for answers by address, one for those that a provider's page posts, since
 * browsers send only the second kind along from other sites.
 */
export interface BrowserSecret {
  value: string
  /** To be set, so that it lives on from now. */
  cookie: string
}

const SECONDS = 600
const SHAPE = /^[\w-]{43}$/

/** The secret that the browser has already, or a new one. */
export function browserSecret(
  header: string | undefined,
  kind: { secure: boolean; posted: boolean },
): BrowserSecret {
  const value = shownSecret(header, kind) ?? randomBytes(32).toString('base64url')
  const sameSite = kind.posted ? 'None' : 'Lax'
  const attributes = ['Path=/', `Max-Age=${SECONDS}`, 'HttpOnly', `SameSite=${sameSite}`]
  if (kind.secure) attributes.push('Secure')
  return { value, cookie: [`${nameOf(kind)}=${value}`, ...attributes].join('; ') }
}

/** Null when the browser shows none. */
export function shownSecret(
  header: string | undefined,
  kind: { secure: boolean; posted: boolean },
): string | null {
  const name = nameOf(kind)
  for (const pair of (header ?? '').split(';')) {
    const [key, value = ''] = pair.trim().split('=')
    if (key === name && SHAPE.test(value)) return value
  }
  return null
}

/** The prefix makes browsers refuse one that was set for a whole domain, or without encryption. */
function nameOf({ secure, posted }: { secure: boolean; posted: boolean }): string {
  return `${secure ? '__Host-' : ''}sb-flow${posted ? '-posted' : ''}`
}
