import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** An IPv4 address that is written as one of IPv6 reaches the same machine. */
function plain(ip: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
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
export function isServiceUrl(value: string, production: boolean): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password, hash } = new URL(value)
  if (username !== '' || password !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && !production && isLoopbackHost(hostname))
}

/** May an address that anybody named be asked at all? What a name in it leads to is looked at when it is asked. */
export function isPublicUrl(value: string, production: boolean): boolean {
  if (!isServiceUrl(value, production)) return false
  const { hostname } = new URL(value)
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 || isPublicAddress(host) || (!production && isLoopbackHost(hostname))
}
