/**
 * Key of the HMAC-SHA-256 by which contacts are hashed, on the device and on the server. It is no secret: it keeps
 * these hashes from fitting those of any other list.
 */
export const CONTACT_HASH_KEY = 'mesob.dating.contact.1'

const EMAIL = /^[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}$/u

/**
 * What is hashed of a telephone number or mail address: 'tel:+12025550123' or 'mailto:sara@example.org'.
 * @param dialCode of numbers that are written without one, such as '1'
 * @returns null where it is neither
 */
export function contactName(written: string, dialCode: string): string | null {
  const text = written.normalize('NFKC').trim().toLowerCase()
  if (EMAIL.test(text)) return `mailto:${text}`
  if (!/^\+?[\d\s().\-/]+$/u.test(text)) return null
  const digits = text.replaceAll(/\D/gu, '')
  const number = internationalOf(text, digits, dialCode)
  return number.length < 8 || number.length > 15 ? null : `tel:+${number}`
}

function internationalOf(text: string, digits: string, dialCode: string): string {
  if (text.startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  // in North America the code is often written without its sign
  if (dialCode === '1' && digits.length === 11 && digits.startsWith('1')) return digits
  return dialCode + digits.replace(/^0/u, '')
}
