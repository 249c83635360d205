import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** All of IPv6 that is given out to anybody (RFC 4291, section 2.4; IANA). */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3')
/** Of that, what IANA keeps for protocols, such as Teredo, which hides an IPv4 address (RFC 2928). */
const PROTOCOLS = ipaddr.parseCIDR('2001::/23')

/**
 * Is this an address of the public internet? The one guard for everything that asks addresses which people name. Not
 * public are those of this machine, of private networks, of a link, of a provider's inside, of documentation and of
 * groups, in either version, nor those that hide an IPv4 address in an IPv6 one.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  if (read.range() !== 'unicast') return false
  return read.kind() === 'ipv4' || (read.match(GIVEN_OUT) && !read.match(PROTOCOLS))
}

/** The names that TRUST_PROXY takes. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Is it one of these networks, such as '10.0.0.0/8' or an address alone? What is no address is none of them. */
export function isWithin(address: string, networks: readonly string[]): boolean {
  if (isIP(address) === 0) return false
  const read = ipaddr.process(address)
  return networks
    .flatMap((network) => NAMED[network] ?? [network])
    .some((network) => {
      const [from, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : [ipaddr.process(network), null]
      if (from.kind() !== read.kind()) return false
      return bits === null ? from.toString() === read.toString() : read.match([from, bits])
    })
}
