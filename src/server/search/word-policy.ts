import { TIERS, type Variant } from './term-policy.ts'

/** More words than these narrow nothing down. */
const MAX_WORDS = 16
/** A shorter last word is taken as it is: half of all words begin with any one letter. */
const PREFIX_FROM = 2

/** What PostgreSQL calls [:alnum:] in search_text(): the index and the query must cut words alike. */
const BETWEEN_WORDS = /[^\p{Alphabetic}\p{Nd}]+/u

/** "-leather": no match may hold the word. */
const UNWANTED = /(?<!\S)-(?=[\p{Alphabetic}\p{Nd}])\S+/gu

/**
 * The words of what somebody typed, without those that no match may hold. Other signs fall away, so nothing typed can
 * mean anything to the query. Capitals are left to the database, which has its own idea of some (Σ).
 */
export const searchWords = (typed: string): string[] => cutWords(typed.replaceAll(UNWANTED, ' '))

/** The words that no match may hold. */
export const unwantedWords = (typed: string): string[] => cutWords((typed.match(UNWANTED) ?? []).join(' '))

const cutWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)

/**
 * Texts for to_tsquery: every word has to be there, and the last one too or as a beginning. Each list leads from the
 * words as they were typed to those that may stand for them, tier by tier; the last text finds all that any finds.
 */
export interface WordQuery {
  whole: string[]
  /** Null where the last word is too short to begin others. */
  begun: string[] | null
}

/** What may stand for each of the words, and for all of them together. */
export interface Variants {
  each: readonly (readonly Variant[])[]
  joined: readonly Variant[]
}

const NONE: Variants = { each: [], joined: [] }

/** Something was typed, and no word is in it: nothing is called like that. */
export const isWordless = (typed: string): boolean =>
  typed.trim() !== '' && searchWords(typed).length === 0 && unwantedWords(typed).length === 0

/** Null without words. */
export function wordQuery(typed: string, variants: Variants = NONE): WordQuery | null {
  const words = searchWords(typed)
  const without = unwantedWords(typed)
  const last = words.at(-1)
  if (last === undefined)
    return without.length === 0 ? null : { whole: [`!(${without.join(' | ')})`], begun: null }
  const asTyped = words.join(' & ')
  const begun = [...words.slice(0, -1), `${last}:*`]
  const only = (texts: string[]) =>
    without.length === 0 ? texts : texts.map((text) => `(${text}) & !(${without.join(' | ')})`)
  return {
    whole: only(byTier(words, variants)),
    // "car" comes before "care"
    begun: [...last].length >= PREFIX_FROM ? only([asTyped, ...byTier(begun, variants)]) : null,
  }
}

function byTier(operands: readonly string[], { each, joined }: Variants): string[] {
  const texts = [0, ...TIERS.keys()].map((_, taken) => {
    const surer = (variants: readonly Variant[] = []) =>
      variants.filter(({ tier }) => TIERS.indexOf(tier) < taken).map(asPhrase)
    const all = operands.map((operand, index) => anyOf([operand, ...surer(each[index])])).join(' & ')
    return anyOf([all, ...surer(joined)])
  })
  return [...new Set(texts)]
}

const anyOf = (operands: readonly string[]) =>
  operands.length === 1 ? operands.join('') : `(${operands.join(' | ')})`

/** Terms hold letters and single spaces only. */
const asPhrase = ({ term }: Variant) => (term.includes(' ') ? `(${term.replaceAll(' ', ' <-> ')})` : term)
