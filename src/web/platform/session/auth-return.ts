import { deviceText, tabText } from '#web/platform/device/device-text.ts'

const STORAGE_KEY = 'auth-return'
const HOUR = 60 * 60_000

/** Where sign-in came to its end: in this tab, or in one that a mailed link opened. */
type Ending = 'here' | 'by-mail'

/**
 * Remembers where somebody was going when they were asked to sign in: for this tab, and beside it for the tab that
 * a mailed link opens.
 */
export function rememberReturn(href: string, now = Date.now()): void {
  if (!isOwnPath(href)) return
  for (const texts of [tabText, deviceText]) texts.write(STORAGE_KEY, JSON.stringify({ href, at: now }))
}

/**
 * Where to go after signing in, and forgets it; '/' when nothing was remembered in the last hour. Where another tab
 * was going counts only when the sign-in was finished by mail.
 */
export function takeReturn(ending: Ending = 'here', now = Date.now()): string {
  const storedDraft = tabText.read(STORAGE_KEY)
  const stored = ending === 'by-mail' ? (storedDraft ?? deviceText.read(STORAGE_KEY)) : storedDraft
  for (const texts of [tabText, deviceText]) texts.remove(STORAGE_KEY)
  return stored === null ? '/' : readReturn(stored, now)
}

function readReturn(stored: string, now: number): string {
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
