import { z } from 'zod'

/** Offered first, in this order; all other zones of the IANA list follow by name. */
export const LEADING_TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'UTC',
] as const

/** Where a device tells no zone of its own. */
export const DEFAULT_TIME_ZONE = 'America/New_York'

const KNOWN = new Set<string>(['UTC', ...Intl.supportedValuesOf('timeZone')])

/** Also the older names of zones, which browsers still tell (Asia/Calcutta). */
function isTimeZone(name: string): boolean {
  if (KNOWN.has(name)) return true
  if (!/^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+){1,2}$/.test(name)) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A name of the IANA time zone database. */
export const TimeZone = z.string().max(64).refine(isTimeZone)

/** Every zone, those of LEADING_TIME_ZONES first. */
export const allTimeZones = (): string[] => [
  ...LEADING_TIME_ZONES,
  ...[...KNOWN].filter((name) => !LEADING_TIME_ZONES.some((leading) => leading === name)).toSorted(),
]
