/**
 * Vehicle identification numbers: 17 letters and digits without I, O and Q (ISO 3779). Those of North America begin
 * with 1 to 5 and carry a check digit as their ninth (49 CFR 565.15); elsewhere that digit may mean anything.
 */

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/
const GAPS = /[\s\-–.]/g

/** What each letter counts as. Digits count as themselves. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const LETTER_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9]
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const CHECK_AT = 8

/** As it is compared and stored: capital letters without gaps. */
export const plainVin = (typed: string): string => typed.replace(GAPS, '').toUpperCase()

/** Is it one, as far as the number itself shows? */
export function isVin(typed: string): boolean {
  const vin = plainVin(typed)
  if (!VIN.test(vin)) return false
  return !/^[1-5]/.test(vin) || vin[CHECK_AT] === checkDigit(vin)
}

function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, sign, at) => total + valueOf(sign) * (WEIGHTS[at] ?? 0), 0)
  const rest = sum % 11
  return rest === 10 ? 'X' : String(rest)
}

const valueOf = (sign: string): number => LETTER_VALUES[LETTERS.indexOf(sign)] ?? Number(sign)

/** As others read it: who made it and the last four, enough to compare with the car and too little to copy. */
export const maskVin = (vin: string): string => `${vin.slice(0, 3)} •••• ${vin.slice(-4)}`
