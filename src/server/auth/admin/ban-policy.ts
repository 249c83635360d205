import { invalid } from '#server/auth/wire/refusal-policy.ts'

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }
const LONGEST = 100 * 365 * 24 * 3_600_000

/**
 * How long somebody is kept out, as Go writes durations ("24h", "1h30m"), in milliseconds; null for "none".
 * @throws AuthRefusal validation_failed
 */
export function readBanDuration(text: string): number | null {
  if (text === 'none') return null
  if (!/^(\d{1,9}(\.\d{1,9})?(ms|s|m|h))+$/.test(text)) throw invalid('invalid format for ban duration')
  let sum = 0
  for (const [, amount, unit] of text.matchAll(/([\d.]+)(ms|s|m|h)/g)) {
    sum += Number(amount) * (UNITS[unit ?? ''] ?? 0)
  }
  if (sum > LONGEST) throw invalid('invalid format for ban duration')
  return sum
}
