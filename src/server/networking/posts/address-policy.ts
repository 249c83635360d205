import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Where the web answers; the empty one is that of the scheme. */
export const WEB_PORTS: ReadonlySet<string> = new Set(['', '80', '443'])

/** All of IPv6 that is given out to anybody (RFC 4291, section 2.4; IANA). */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3')

/**
 * Is this an address of the public internet? Not so those of this machine, of private networks, of a link, of a
 * provider's inside and of groups, in either version, nor those that hide an IPv4 address in an IPv6 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || isIP(address) === 0) return false
  const read = ipaddr.process(address)
  return read.range() === 'unicast' && (read.kind() === 'ipv4' || read.match(GIVEN_OUT))
}

/** A link that the server may follow, before its name is looked up: the web, its usual ports, nobody's password. */
export function readWebAddress(link: string, base?: URL, ports = WEB_PORTS): URL | null {
  const url = URL.parse(link, base)
  if (!url || !/^https?:$/.test(url.protocol) || !ports.has(url.port)) return null
  return url.username === '' && url.password === '' ? url : null
}

/** The number that stands in the place of a name; null for a name. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? null : bare
}
