import { contactName } from '#contract/dating/hidden-contact.ts'

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

/** The contacts in a pasted text, one or more on a line, each once and by the name that is hashed. */
export function contactsIn(text: string, dialCode: string): string[] {
  const found = new Set<string>()
  for (const part of text.split(/[\n,;\t]+/u)) {
    const name = contactName(part, dialCode)
    if (name !== null) found.add(name)
  }
  return [...found]
}
