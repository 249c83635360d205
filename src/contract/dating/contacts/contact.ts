/**
 * What browsers key the hashes of an address book with (HMAC-SHA-256 of the normalized contact, in hexadecimal), so that
 * a table made for other apps does not fit. Everybody may know it: the server hashes what it is sent once more, with a
 * key of its own.
 */
export const CONTACT_SALT = 'mesob dating contacts 1'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * One writing for all ways of writing a contact: 'mail:abel@example.org' or 'tel:12025550100', a telephone number with
 * its country's code. Null for what is neither.
 */
export function normalizeContact(contact: string): string | null {
  const plain = contact.normalize('NFKC').trim().toLowerCase()
  if (EMAIL.test(plain)) return `mail:${plain}`
  const digits = plain.replaceAll(/^00|\D/g, '')
  return digits.length >= 8 && digits.length <= 15 && !/\p{L}/u.test(plain) ? `tel:${digits}` : null
}
