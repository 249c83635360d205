import phrases from '#server/listings/data/phrases.json' with { type: 'json' }
import type { Category } from '#contract/listings/category.ts'
import type { Signal } from '#contract/listings/review/signal.ts'
import { phraseForm, plainWords, unfairWording } from '#contract/listings/wording.ts'

const LINK = /https?:\/\/|www\.|\b[a-z0-9-]+\.(com|net|org|info|io|ly|co)\b/i
const SHORTENERS =
  /\b(bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|ow\.ly|shorturl\.at|tiny\.cc|rebrand\.ly|s\.id)\b/i

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
  forms: rule.phrases.map(phraseForm),
}))

/** What any text says that frauds say, of whatever category, in English, Amharic or Tigrinya. */
export function signalsInPhrases(text: string): Signal[] {
  const words = plainWords(text)
  return RULES.filter(({ forms }) => forms.some((form) => form.test(words))).map(({ signal }) => signal)
}

/** What the words of a listing speak of, in English, Amharic or Tigrinya. */
export function signalsInWords(category: Category, text: string): Signal[] {
  const words = plainWords(text)
  const hasLink = LINK.test(text)
  const found = RULES.filter(
    ({ categories, needsLink, forms }) =>
      (categories === null || categories.includes(category)) &&
      (!needsLink || hasLink) &&
      forms.some((form) => form.test(words)),
  ).map(({ signal }) => signal)
  return [
    ...found,
    ...(SHORTENERS.test(text) ? (['short_link'] as const) : []),
    ...(unfairWording(category, text) === null ? [] : (['unfair_wording'] as const)),
  ]
}
