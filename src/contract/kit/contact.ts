/**
 * Ways to reach somebody that were written into a text: numbers to call, mail addresses and links. Days, hours,
 * prices, mileages and years are none.
 */
export type ContactKind = 'phone' | 'email' | 'link'

export interface FoundContact {
  kind: ContactKind
  /** Positions in the text, in UTF-16 units. */
  start: number
  end: number
}

// Each is looked for at the beginning of a word only: from every letter on, a long word would cost its length squared.
const EMAIL = /(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/giu

const LINKS = [
  /(?:https?:\/\/|www\.)\S+/giu,
  // endings that no word has, so that a forgotten blank after a full stop makes no link
  /(?<![\p{L}\p{N}_@.-])(?:[\p{L}\d-]+\.)+(?:com|net|org|info|biz|xyz|shop|site|link|online|app|io|tv|ly|et|eu|uk|dev)(?![\p{L}\d])(?:\/\S*)?/giu,
  // any other ending, with a path behind it
  /(?<![\p{L}\p{N}_@.-])(?:[\p{L}\d-]+\.)+[a-z]{2,6}\/[\p{L}\d@+]\S*/giu,
]

/** Between the digits of a number that is called; also what cannot be seen. */
const GAP = String.raw`[\s().·\u200b-\u200d\u2060\ufeff\u2010-\u2015/-]{0,4}`
const DIGITS = new RegExp(
  String.raw`(?<![\d.,$€£¥])(?:\+${GAP})?\(?\d(?:${GAP}\d){6,17}(?![\d]|[.,]\d)`,
  'gu',
)

/** Blanked out before numbers are looked for: days in the usual orders, hours, and amounts of money. */
const NO_NUMBERS = [
  /(?<![\d./-])(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2})(?![./-]?\d)/gu,
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/gu,
  /(?:[$€£¥]|\b(?:usd|eur|gbp|etb|birr|cad)\s?|ብር\s?)\s?\d[\d.,]*/giu,
  /(?<!\d[\s-]?)\d{1,3}(?:[\s,.]\d{3})*\s?(?:usd|eur|gbp|etb|birr|cad|km|miles?|mi|sq\s?ft|m²|ብር|ኪ\.?ሜ)(?![\p{L}\d])/giu,
]

/** Every contact in the text, in its order; none within another. */
export function findContacts(text: string): FoundContact[] {
  const found: FoundContact[] = []
  const add = (kind: ContactKind, start: number, length: number) => {
    const end = start + length
    if (!found.some((other) => start < other.end && other.start < end)) found.push({ kind, start, end })
  }
  for (const { index, 0: words } of text.matchAll(EMAIL)) add('email', index, words.length)
  for (const form of LINKS)
    for (const { index, 0: words } of text.matchAll(form)) add('link', index, words.length)
  const numbers = NO_NUMBERS.reduce(
    (masked, form) => masked.replace(form, (words) => '#'.repeat(words.length)),
    withPlainDigits(text),
  )
  for (const { index, 0: words } of numbers.matchAll(DIGITS))
    if (isToCall(words)) add('phone', index, words.length)
  return found.toSorted((one, other) => one.start - other.start)
}

export const holdsContact = (text: string): boolean => findContacts(text).length > 0

/** The text with `instead` where the contacts were. */
export function withoutContacts(text: string, instead: string): string {
  let masked = ''
  let from = 0
  for (const { start, end } of findContacts(text)) {
    masked += text.slice(from, start) + instead
    from = end
  }
  return masked + text.slice(from)
}

/** Digits of every script as 0 to 9, each as long as it was. */
function withPlainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => `${valueOf(digit)}${'\u2060'.repeat(digit.length - 1)}`)
}

/** Ten signs of one script follow each other, from nought to nine. */
function valueOf(digit: string): string {
  const plain = digit.normalize('NFKC')
  if (/^\d$/.test(plain)) return plain
  const code = digit.codePointAt(0) ?? 0
  let nought = code
  while (code - nought < 9 && /\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought--
  return String(code - nought)
}

const FEWEST_DIGITS = 7
/** Countries whose people leave the plus sign out. */
const HOME_CODES = ['251', '291']

/** How the digits are set apart tells a number that is called from years, prices and mileages side by side. */
function isToCall(words: string): boolean {
  const groups = words.match(/\d+/gu) ?? []
  const digits = groups.join('')
  if (words.startsWith('+') || digits.startsWith('00')) return digits.length > FEWEST_DIGITS
  if (groups.every((group) => group.length === 1)) return digits.length >= FEWEST_DIGITS
  if (groups.some((group) => group.length >= 9)) return true
  if (digits.startsWith('0')) return digits.length >= 9 && digits.length <= 12
  if (HOME_CODES.includes(groups[0] ?? '')) return digits.length === (groups[0] === '251' ? 12 : 10)
  const sizes = groups.map((group) => group.length).join('-')
  return /^(?:1-)?3-(?:3-4|7)$/.test(sizes) && /^1?[2-9]\d{2}[2-9]/.test(digits)
}
