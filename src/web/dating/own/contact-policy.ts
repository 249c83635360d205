import { normalizeContact } from '#contract/dating/contacts/contact.ts'

/** Numbers that are written without a code are of the country one is in. */
const DIAL_CODES: Readonly<Record<string, string>> = {
  US: '1',
  CA: '1',
  ET: '251',
  ER: '291',
  GB: '44',
  DE: '49',
  SE: '46',
  NO: '47',
  NL: '31',
  IT: '39',
  FR: '33',
  IL: '972',
  SA: '966',
  AE: '971',
  ZA: '27',
  AU: '61',
  KE: '254',
  SD: '249',
}

export const dialCodeOf = (country: string): string => DIAL_CODES[country] ?? '1'

/** The contacts in a pasted text, one or more on a line, each once and in the writing that is hashed. */
export function contactsIn(text: string, dialCode: string): string[] {
  const found = new Set<string>()
  for (const part of text.split(/[\n,;\t]+/u)) {
    const contact = normalizeContact(withDialCode(part.trim(), dialCode))
    if (contact !== null) found.add(contact)
  }
  return [...found]
}

/** A number as it is dialled from abroad; what is no number stays as it is. */
function withDialCode(written: string, dialCode: string): string {
  if (!/^[\d\s().\-/]+$/u.test(written)) return written
  const digits = written.replaceAll(/\D/gu, '')
  if (digits.length < 7 || digits.startsWith('00')) return written
  // in North America the code is often written without its sign
  if (dialCode === '1' && digits.length === 11 && digits.startsWith('1')) return written
  return `+${dialCode}${digits.replace(/^0/u, '')}`
}
