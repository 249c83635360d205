import { minorDigits } from '#web/platform/format/format.ts'

/** What was typed, in minor units; null where it is no amount. A comma counts as a point. */
export function minorOf(typed: string, currency: string): number | null {
  const digits = minorDigits(currency)
  const text = typed.trim().replace(',', '.')
  if (!/^\d+(\.\d+)?$/.test(text)) return null
  const minor = Number(text) * 10 ** digits
  return Math.abs(minor - Math.round(minor)) < 1e-6 ? Math.round(minor) : null
}

/** As it is typed: 1500 of USD is `15`, 1550 is `15.50`. */
export function typedOf(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  const amount = minor / 10 ** digits
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(digits)
}
