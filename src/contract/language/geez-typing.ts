/**
 * Ge'ez letters typed by their sound on a Latin keyboard, after the SERA scheme with the digraphs that people use:
 * a consonant alone is the sixth order, the vowel behind it chooses another. Capitals are the hard sounds.
 */

/** The first sign of a row, by what is typed for its consonant. */
const ROWS: Readonly<Record<string, string>> = {
  h: 'ሀ',
  l: 'ለ',
  H: 'ሐ',
  m: 'መ',
  ss: 'ሠ',
  r: 'ረ',
  s: 'ሰ',
  sh: 'ሸ',
  x: 'ሸ',
  q: 'ቀ',
  Q: 'ቐ',
  b: 'በ',
  v: 'ቨ',
  t: 'ተ',
  ch: 'ቸ',
  c: 'ቸ',
  hh: 'ኀ',
  n: 'ነ',
  ny: 'ኘ',
  N: 'ኘ',
  k: 'ከ',
  kh: 'ኸ',
  K: 'ኸ',
  w: 'ወ',
  z: 'ዘ',
  zh: 'ዠ',
  Z: 'ዠ',
  y: 'የ',
  d: 'ደ',
  j: 'ጀ',
  g: 'ገ',
  T: 'ጠ',
  C: 'ጨ',
  P: 'ጰ',
  ts: 'ጸ',
  S: 'ጸ',
  SS: 'ፀ',
  f: 'ፈ',
  p: 'ፐ',
  '`': 'ዐ',
}

/** Distance from the first sign of a row. A consonant without a vowel is at 5. */
const VOWELS: Readonly<Record<string, number>> = {
  e: 0,
  u: 1,
  i: 2,
  a: 3,
  E: 4,
  ee: 4,
  I: 5,
  o: 6,
  ua: 7,
  Wa: 7,
}
const ALONE = 5
const WA = 7

/** A vowel at the beginning, or behind another. */
const LONE_VOWELS: Readonly<Record<string, string>> = {
  e: 'እ',
  u: 'ኡ',
  i: 'ኢ',
  a: 'አ',
  aa: 'ኣ',
  E: 'ኤ',
  ee: 'ኤ',
  I: 'እ',
  o: 'ኦ',
}

const MARKS: Readonly<Record<string, string>> = { '::': '።', ',': '፣', ';': '፤' }

/** Rows of the throat, whose first and fourth signs sound alike: what is typed with an a is written with the first. */
const A_IS_FIRST = new Set(['ሀ', 'ሐ', 'ኀ', 'ዐ'])

/** Rows whose sign for -wa stands among those of their rounded sounds. */
const ROUNDED: Readonly<Record<string, string>> = { ቀ: 'ቋ', ቐ: 'ቛ', ኀ: 'ኋ', ከ: 'ኳ', ኸ: 'ዃ', ገ: 'ጓ' }

/** Rows without any sign for -wa. */
const NO_WA = new Set(['ሀ', 'ወ', 'ዐ', 'የ'])

const longestFirst = (keys: Readonly<Record<string, unknown>>) =>
  Object.keys(keys).toSorted((a, b) => b.length - a.length)
const CONSONANTS = longestFirst(ROWS)
const VOWEL_KEYS = longestFirst(VOWELS)
const LONE_KEYS = longestFirst(LONE_VOWELS)
const MARK_KEYS = longestFirst(MARKS)

const keyAt = (text: string, at: number, keys: readonly string[]) =>
  keys.find((key) => text.startsWith(key, at))

/** What was typed by sound in Ge'ez letters: "selam" is "ሰላም". An apostrophe parts letters that belong apart. */
export function writeGeez(typed: string): string {
  let written = ''
  for (let at = 0; at < typed.length;) {
    const { text, length } = signAt(typed, at)
    written += text
    at += length
  }
  return written
}

/** Letters that a word may be made of: none of them ends it. */
export const isTypedBySound = (text: string): boolean => /^[A-Za-z`'’]+$/.test(text)

function signAt(typed: string, at: number): { text: string; length: number } {
  const consonant = keyAt(typed, at, CONSONANTS)
  if (consonant !== undefined) return syllableAt(typed, at, consonant)
  const lone = keyAt(typed, at, LONE_KEYS)
  if (lone !== undefined) return { text: LONE_VOWELS[lone] ?? '', length: lone.length }
  const mark = keyAt(typed, at, MARK_KEYS)
  if (mark !== undefined) return { text: MARKS[mark] ?? '', length: mark.length }
  const letter = typed[at] ?? ''
  return { text: /['’]/.test(letter) ? '' : letter, length: 1 }
}

function syllableAt(typed: string, at: number, consonant: string): { text: string; length: number } {
  const row = ROWS[consonant] ?? ''
  const vowel = keyAt(typed, at + consonant.length, VOWEL_KEYS)
  const length = consonant.length + (vowel?.length ?? 0)
  const order = orderOf(row, vowel)
  if (order === WA && NO_WA.has(row)) return { text: `${signOf(row, ALONE)}ዋ`, length }
  if (order === WA && ROUNDED[row] !== undefined) return { text: ROUNDED[row], length }
  return { text: signOf(row, order), length }
}

function orderOf(row: string, vowel: string | undefined): number {
  if (vowel === undefined) return ALONE
  if (vowel === 'a' && A_IS_FIRST.has(row)) return 0
  return VOWELS[vowel] ?? ALONE
}

const signOf = (row: string, order: number): string => String.fromCodePoint((row.codePointAt(0) ?? 0) + order)
