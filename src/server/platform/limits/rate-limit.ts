import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'

export interface Limit {
  /** Requests allowed per window. */
  points: number
  /** Length of the window. */
  seconds: number
}

/** Any read that has no line of its own, per person or address. */
const READS: Limit = { points: 600, seconds: 60 }
/** Any other request that has no line of its own. */
const WRITES: Limit = { points: 60, seconds: 60 }

/** All limits that differ from the two above, by operation name or by a name that a feature spends from. */
const LIMITS: Readonly<Record<string, Limit>> = {
  // questions that were understood; a person's id or an address
  'assistant.visitor-hour': { points: 5, seconds: 60 * 60 },
  'assistant.visitor-day': { points: 20, seconds: 24 * 60 * 60 },
  'assistant.member-hour': { points: 20, seconds: 60 * 60 },
  'assistant.member-day': { points: 100, seconds: 24 * 60 * 60 },
  // texts that nobody had translated before
  'assistant.visitor-translations': { points: 10, seconds: 24 * 60 * 60 },
  'assistant.member-translations': { points: 100, seconds: 24 * 60 * 60 },
  'auth.password': { points: 10, seconds: 60 },
  'auth.sign-up': { points: 10, seconds: 60 },
  'auth.recover': { points: 10, seconds: 60 },
  'auth.failed-sign-in': { points: 5, seconds: 15 * 60 },
  'auth.token': { points: 150, seconds: 5 * 60 },
  'auth.verify': { points: 30, seconds: 5 * 60 },
  'auth.otp': { points: 30, seconds: 5 * 60 },
  // asking for and giving a second factor, per address; then wrong answers per factor and session, or per set of codes
  'auth.challenge-factor': { points: 15, seconds: 60 },
  'auth.verify-factor': { points: 15, seconds: 60 },
  'auth.use-recovery-code': { points: 15, seconds: 60 },
  'auth.failed-factor': { points: 10, seconds: 15 * 60 },
  // over all addresses and sessions: then the owner is told, once a day for each kind, and nobody is locked out
  'auth.failed-sign-ins-of-account': { points: 20, seconds: 24 * 60 * 60 },
  'auth.failed-factors-of-account': { points: 20, seconds: 24 * 60 * 60 },
  'auth.guessing-notice': { points: 1, seconds: 24 * 60 * 60 },
  'auth.failed-recovery-code': { points: 10, seconds: 15 * 60 },
  'auth.guest': { points: 30, seconds: 60 * 60 },
  'auth.passkey': { points: 30, seconds: 5 * 60 },
  'auth.register-client': { points: 10, seconds: 5 * 60 },
  'auth.grant-program-token': { points: 150, seconds: 5 * 60 },
  'auth.web3': { points: 30, seconds: 5 * 60 },
  'auth.start-sso': { points: 30, seconds: 5 * 60 },
  'auth.complete-sso': { points: 30, seconds: 5 * 60 },
  // one text per number; `trial` as for mails
  'auth.sms-gap': { points: 1, seconds: 60 },
  'auth.sms-gap-trial': { points: 1, seconds: 1 },
  // one mail per address and kind; `trial` outside production, where nobody wants to wait a minute
  'auth.mail-gap': { points: 1, seconds: 60 },
  'auth.mail-gap-trial': { points: 1, seconds: 1 },
  'auth.mails-of-receiver': { points: 30, seconds: 60 * 60 },
  // of the whole site: texts cost money, and mails the good name of the sender
  'auth.texts-all': { points: 100, seconds: 60 * 60 },
  'auth.mails-all': { points: 1000, seconds: 60 * 60 },
  // refused and repeated ones count too; how many may be published has its own limit
  'listings.create-listing': { points: 120, seconds: 60 * 60 },
  'listings.publish-listing': { points: 30, seconds: 60 * 60 },
  'listings.update-listing': { points: 120, seconds: 60 },
  'media.upload-image': { points: 60, seconds: 60 },
  'media.read-file': { points: 6000, seconds: 60 },
  // both ways, and quickly
  'networking.react-to-post': { points: 600, seconds: 60 },
  // each may ask a stranger's server
  'networking.preview-link': { points: 20, seconds: 60 },
  // pictures are drawn, maps read whole
  'sharing.read-listing-card': { points: 120, seconds: 60 },
  'sharing.read-sitemap': { points: 30, seconds: 60 },
  'sharing.read-sitemap-part': { points: 60, seconds: 60 },
}

/** Counts what was spent in a window of one key, in memory or in the database. */
export interface RateWindows {
  /** Takes one; answers what was spent in the window so far and the milliseconds until it ends. */
  take(key: string, seconds: number): Promise<{ spent: number; msLeft: number }>
  /** Forgets what a key has spent. */
  clear(key: string): Promise<void>
}

export interface RateLimits {
  /**
   * Takes one from the budget that `key` (a person's id or an address) has under `name`.
   * @throws AppError request.too-many with { retryAfterMs }, spent or not
   */
  spend(name: string, key: string, kind?: 'read' | 'write'): Promise<void>
  /** Gives the whole budget back, e.g. after a sign-in that worked. */
  forgive(name: string, key: string): Promise<void>
}

/**
 * @param shared where several servers count together; reads are always counted by each server alone, because
 * they must not cost a query
 */
export function newRateLimits(
  config: Config['rateLimits'],
  clock: Clock,
  shared: RateWindows | null,
): RateLimits {
  const own = memoryWindows(clock)
  /** Who is over the limit asks no database until the window ends. */
  const refusedUntil = new Map<string, number>()

  function limitOf(name: string, kind: 'read' | 'write'): Limit {
    const limit = LIMITS[name] ?? (kind === 'read' ? READS : WRITES)
    return { ...limit, points: config.points[name] ?? Math.ceil(limit.points * config.factor) }
  }

  return {
    async spend(name, key, kind = 'write') {
      const { points, seconds } = limitOf(name, kind)
      const window = `${name}:${key}`
      const now = clock.now().getTime()
      const refused = refusedUntil.get(window)
      if (refused !== undefined && refused > now) throw tooMany(refused - now)
      const windows = shared !== null && kind === 'write' ? shared : own
      const { spent, msLeft } = await windows.take(window, seconds)
      if (spent <= points) return
      if (windows === shared) remember(refusedUntil, window, now + msLeft, now)
      throw tooMany(msLeft)
    },
    async forgive(name, key) {
      refusedUntil.delete(`${name}:${key}`)
      await own.clear(`${name}:${key}`)
      await shared?.clear(`${name}:${key}`)
    },
  }
}

/** Fixed windows in this process. Ended ones are swept when there are many. */
function memoryWindows(clock: Clock): RateWindows {
  const windows = new Map<string, { spent: number; endsAt: number }>()
  let sweepAt = 10_000

  return {
    async take(key, seconds) {
      const now = clock.now().getTime()
      const found = windows.get(key)
      if (found !== undefined && found.endsAt > now) {
        found.spent++
        return { spent: found.spent, msLeft: found.endsAt - now }
      }
      if (windows.size >= sweepAt) {
        for (const [other, window] of windows) if (window.endsAt <= now) windows.delete(other)
        sweepAt = Math.max(10_000, windows.size * 2)
      }
      windows.set(key, { spent: 1, endsAt: now + seconds * 1000 })
      return { spent: 1, msLeft: seconds * 1000 }
    },
    async clear(key) {
      windows.delete(key)
    },
  }
}

function remember(until: Map<string, number>, key: string, end: number, now: number): void {
  if (until.size >= 10_000) for (const [other, at] of until) if (at <= now) until.delete(other)
  until.set(key, end)
}

function tooMany(msLeft: number): AppError {
  return new AppError('request.too-many', { retryAfterMs: Math.max(0, Math.ceil(msLeft)) })
}

/** The key of an address. One household or phone has a whole /64 of IPv6, so that counts as one. */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}
