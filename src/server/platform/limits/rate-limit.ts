import { AppError } from '#server/platform/app-error.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'

export interface Limit {
  /** Requests allowed per window. */
  points: number
  /** Length of the window. */
  seconds: number
}

/** A limit with the name that its windows, and RATE_LIMITS of the configuration, know it by. */
export interface Budget extends Limit {
  name: string
}

/** Of an operation without a limit of its own, per person or address. */
const GENERAL: Readonly<Record<'read' | 'write', Limit>> = {
  read: { points: 600, seconds: 60 },
  write: { points: 60, seconds: 60 },
}

/** The budget of an operation or a call of a foreign wire. */
export const budgetOf = (name: string, kind: 'read' | 'write', limit?: Limit | null): Budget => ({
  name,
  ...(limit ?? GENERAL[kind]),
})

/** Counts what was spent in a window of one key, in memory or in the database. */
export interface RateWindows {
  /** Takes one; answers what was spent in the window so far and the milliseconds until it ends. */
  take(key: string, seconds: number): Promise<{ spent: number; msLeft: number }>
  /** Forgets what a key has spent. */
  clear(key: string): Promise<void>
}

export interface RateLimits {
  /**
   * Takes one from the budget that `key` (a person's id or an address) has.
   * @throws AppError request.too-many with { retryAfterMs }, spent or not
   */
  spend(budget: Budget, key: string, kind?: 'read' | 'write'): Promise<void>
  /** Gives the whole budget back, e.g. after a sign-in that worked. */
  forgive(budget: Budget, key: string): Promise<void>
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

  return {
    async spend({ name, points, seconds }, key, kind = 'write') {
      const allowed = config.points[name] ?? Math.ceil(points * config.factor)
      const window = `${name}:${key}`
      const now = clock.now().getTime()
      const refused = refusedUntil.get(window)
      if (refused !== undefined && refused > now) throw tooMany(refused - now)
      const windows = shared !== null && kind === 'write' ? shared : own
      const { spent, msLeft } = await windows.take(window, seconds)
      if (spent <= allowed) return
      if (windows === shared) remember(refusedUntil, window, now + msLeft, now)
      throw tooMany(msLeft)
    },
    async forgive({ name }, key) {
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
