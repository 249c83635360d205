import { BlockList, isIP } from 'node:net'

/** Networks that are nobody's on the internet: private, of this machine, of documents and tests, of many at once. */
const INNER_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
const INNER_6 = [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['4000::', 2],
  ['8000::', 1],
] as const

// one list per kind: a list takes an IPv4 address for one of IPv6 as well
const inner4 = new BlockList()
for (const [network, bits] of INNER_4) inner4.addSubnet(network, bits, 'ipv4')
const inner6 = new BlockList()
for (const [network, bits] of INNER_6) inner6.addSubnet(network, bits, 'ipv6')

/** An IPv4 address that is written as one of IPv6 reaches the same machine. */
function plain(ip: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
}

/** Is it an address of the internet, rather than one that only this server's own network knows? */
export function isPublicAddress(ip: string): boolean {
  const address = plain(ip)
  if (isIP(address) === 4) return !inner4.check(address, 'ipv4')
  return isIP(address) === 6 && !inner6.check(address, 'ipv6')
}

export function isLoopbackAddress(ip: string): boolean {
  const address = plain(ip)
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
}

/** The host of a URL that means this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''))
}

/** May a service that an admin named be at this address? Only with encryption, but on a developer's machine. */
export function isAskable(value: string, production: boolean): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password, hash } = new URL(value)
  if (username !== '' || password !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && !production && isLoopbackHost(hostname))
}

/** May an address that anybody named be asked at all? What a name in it leads to is looked at when it is asked. */
export function isOutside(value: string, production: boolean): boolean {
  if (!isAskable(value, production)) return false
  const { hostname } = new URL(value)
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 || isPublicAddress(host) || (!production && isLoopbackHost(hostname))
}
