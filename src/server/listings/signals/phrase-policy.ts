import phrases from '#server/listings/data/phrases.json' with { type: 'json' }
import type { Category } from '#contract/listings/category.ts'
import type { Signal } from '#contract/listings/review/signal.ts'

/** How far apart the two parts of a phrase with a gap may stand, in letters. */
const GAP = 40
const LINK = /https?:\/\/|www\.|\b[a-z0-9-]+\.(com|net|org|info|io|ly|co)\b/i
const SHORTENERS =
  /\b(bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|ow\.ly|shorturl\.at|tiny\.cc|rebrand\.ly|s\.id)\b/i

/** Letters that sound alike are written one for the other: those of each row stand for the first. */
const SAME_SOUND: readonly [string, string[]][] = [
  ['ሀ', ['ሐ', 'ኀ']],
  ['ሰ', ['ሠ']],
  ['አ', ['ዐ']],
  ['ጸ', ['ፀ']],
]
/** A Ge'ez letter has seven forms in a row. */
const FORMS = 7

const soundsLike = new Map(
  SAME_SOUND.flatMap(([first, others]) =>
    others.flatMap((other) =>
      Array.from({ length: FORMS }, (_, form) => [nth(other, form), nth(first, form)] as const),
    ),
  ),
)

function nth(letter: string, form: number): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + form)
}

/** Small letters and single blanks, whatever stands between the words; letters of one sound as one. */
function plain(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return ` ${[...words].map((letter) => soundsLike.get(letter) ?? letter).join('')} `
}

/** A phrase begins with a word and may end inside of one, as Amharic and Tigrinya words grow at their ends. */
function formOf(phrase: string): RegExp {
  const parts = phrase.split('…').map((part) => plain(part).trim())
  return new RegExp(` ${parts.join(`.{0,${GAP}}`)}`, 'u')
}

interface Rule {
  signal: Signal
  categories: readonly string[] | null
  needsLink: boolean
  forms: RegExp[]
}

const RULES: Rule[] = Object.entries(phrases).map(([signal, rule]) => ({
  signal: signal as keyof typeof phrases,
  categories: 'categories' in rule ? rule.categories : null,
  needsLink: 'needsLink' in rule && rule.needsLink,
  forms: rule.phrases.map(formOf),
}))

/** What the words of a listing speak of, in English, Amharic or Tigrinya. */
export function signalsInWords(category: Category, text: string): Signal[] {
  const words = plain(text)
  const hasLink = LINK.test(text)
  const found = RULES.filter(
    ({ categories, needsLink, forms }) =>
      (categories === null || categories.includes(category)) &&
      (!needsLink || hasLink) &&
      forms.some((form) => form.test(words)),
  ).map(({ signal }) => signal)
  return SHORTENERS.test(text) ? [...found, 'short_link'] : found
}
