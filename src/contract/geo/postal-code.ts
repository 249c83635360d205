/** Countries of which postal codes are known: the US with its territories, and Canada. ISO 3166-1 alpha-2. */
export const POSTAL_COUNTRIES: readonly string[] = ['US', 'CA', 'PR', 'VI', 'GU', 'AS', 'MP']

/** Whether to ask for a code; null or undefined: the country is not known yet. */
export const hasPostalCodes = (country: string | null | undefined): boolean =>
  country == null || POSTAL_COUNTRIES.includes(country)

/** A code belongs to the city whose middle is so near; suburbs reach far. */
export const POSTAL_CODE_MILES = 60

const US_CODE = /^\d{5}(?:-?\d{4})?$/
const CANADIAN_CODE = /^[A-Z]\d[A-Z](?:[ -]?\d[A-Z]\d)?$/

/** A code at the end of an address, with what stands before it. */
const AT_THE_END = /^(.*?)[\s,]+(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z][ -]?\d[A-Z]\d)$/i

/** 'Seattle, WA 98118' without its code; what has none as it is. */
export const withoutPostalCode = (typed: string): string => AT_THE_END.exec(typed.trim())?.[1] ?? typed

/**
 * What of a typed code says where it lies: '98118' of '98118-1234', 'M5V' of 'm5v 2t6'; null for what is no code of
 * these countries. Whether there is such a code only the server knows.
 */
export function readPostalCode(typed: string): string | null {
  const written = typed.trim().toUpperCase()
  if (US_CODE.test(written)) return written.slice(0, 5)
  return CANADIAN_CODE.test(written) ? written.slice(0, 3) : null
}
