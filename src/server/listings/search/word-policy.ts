/** More words than these narrow nothing down. */
const MOST_WORDS = 16
/** A shorter last word is taken as it is: half of all words begin with any one letter. */
const PREFIX_FROM = 2

/** What PostgreSQL calls [:alnum:] in search_text(): the index and the query must cut words alike. */
const BETWEEN_WORDS = /[^\p{Alphabetic}\p{Nd}]+/u

/**
 * The words of what somebody typed. Signs fall away, so nothing typed can mean anything to the query. Capitals
 * are left to the database, which has its own idea of some (Σ).
 */
export function searchWords(typed: string): string[] {
  const words = typed.normalize('NFC').split(BETWEEN_WORDS)
  return words.filter((word) => word !== '').slice(0, MOST_WORDS)
}

/** Texts for to_tsquery: every word has to be there, and the last one too or as a beginning. */
export interface WordQuery {
  whole: string
  /** Null where the last word is too short to begin others. */
  begun: string | null
}

/** Something was typed, and no word is in it: nothing is called like that. */
export const isWordless = (typed: string): boolean => typed.trim() !== '' && searchWords(typed).length === 0

/** Null without words. */
export function wordQuery(typed: string): WordQuery | null {
  const words = searchWords(typed)
  const last = words.at(-1)
  if (last === undefined) return null
  const whole = words.join(' & ')
  return { whole, begun: [...last].length >= PREFIX_FROM ? `${whole}:*` : null }
}
