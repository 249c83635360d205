const LONGEST = 2048
/** The person's own machine. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
/** Schemes that run something, or read what is on the machine. */
const DANGEROUS = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'file:',
  'blob:',
  'about:',
  'filesystem:',
  'view-source:',
  'ws:',
  'wss:',
  'ftp:',
  'mailto:',
  'tel:',
  'chrome:',
  'intent:',
])

/**
 * May a program be led back there? Over https, on the person's own machine also without, or by a scheme of an
 * app's own; never with a fragment, a password or anything left open.
 */
export function isRedirectUri(text: string): boolean {
  if (text.length > LONGEST || !/^[\x21-\x7e]+$/.test(text) || text.includes('*')) return false
  if (text.includes('#') || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '' || DANGEROUS.has(protocol)) return false
  if (protocol === 'https:') return true
  if (protocol === 'http:') return LOOPBACK.includes(hostname)
  return /^[a-z][a-z0-9+.-]*:$/.test(protocol)
}

/**
 * Is this one of the addresses that a program registered? The very same; but a program on the person's own machine takes
 * whichever port is free (RFC 8252, 7.3).
 */
export function isSameRedirect(registered: string, asked: string): boolean {
  if (registered === asked) return true
  if (!isRedirectUri(asked) || !URL.canParse(registered)) return false
  const [known, wanted] = [new URL(registered), new URL(asked)]
  if (known.protocol !== 'http:' || !LOOPBACK.includes(known.hostname)) return false
  known.port = ''
  wanted.port = ''
  return known.href === wanted.href
}

/** An address of a program that people are shown. */
export function isWebAddress(text: string): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
}
