import { isIP } from 'node:net'

/** Where the web answers; the empty one is that of the scheme. */
export const WEB_PORTS: ReadonlySet<string> = new Set(['', '80', '443'])

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
