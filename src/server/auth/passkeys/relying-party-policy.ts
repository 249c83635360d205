import { isIP } from 'node:net'

/** Whom keys of authenticators belong to: a domain, never an address that a request brings along. */
export interface RelyingParty {
  id: string
  /** May a page of this origin use them? */
  allows(origin: string): boolean
}

/** Keys that every browser can make and every system can check: Ed25519, ES256, RS256 (COSE). */
export const KEY_ALGORITHMS = [-8, -7, -257]

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * The relying party of a site. On a developer's machine it is `localhost` with any port. Null for a site that
 * has only an IP address: browsers make no keys for one.
 */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl)
  if (LOOPBACK.test(hostname)) {
    return { id: 'localhost', allows: (asked) => /^http:\/\/localhost(:\d{1,5})?$/.test(asked) }
  }
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null
  return { id: hostname, allows: (asked) => asked === origin }
}
