const STORAGE_KEY = 'auth-return'
const HOUR = 60 * 60_000

/** Remembers where somebody was going when they were asked to sign in. Local storage: mail opens a new tab. */
export function rememberReturn(href: string, now = Date.now()): void {
  if (!isOwnPath(href)) return
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ href, at: now }))
}

/** Where to go after signing in, and forgets it; '/' when nothing was remembered in the last hour. */
export function takeReturn(now = Date.now()): string {
  const stored = localStorage.getItem(STORAGE_KEY)
  localStorage.removeItem(STORAGE_KEY)
  if (stored === null) return '/'
  try {
    const parsed: unknown = JSON.parse(stored)
    const { href, at } = parsed as { href?: unknown; at?: unknown }
    const fresh = typeof at === 'number' && now - at < HOUR
    return fresh && typeof href === 'string' && isOwnPath(href) ? href : '/'
  } catch {
    return '/'
  }
}

/** A path of this app, never another site and never the sign-in page itself. */
const isOwnPath = (href: string): boolean =>
  href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/auth')
