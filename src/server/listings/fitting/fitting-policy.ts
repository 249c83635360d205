import { searchWords } from '#server/search/public.ts'

/** Words of a headline that name no trade. */
const IDLE = new Set(
  (
    'a an and as at by certified day days evening experience experienced for freelance from full general hour hours in is job jobs level life ' +
    'looking my new of on open or own owner night nights part passionate professional seeking self registered senior shift since skills small the ' +
    'time to with work worker working year years ' +
    'ሥራ ስራ ሠራተኛ ሰራተኛ ባለሙያ ባለቤት ልምድ ያለው ያላት ያለኝ የሆነ እና ላይ ውስጥ ነኝ ዓመት አመት'
  ).split(' '),
)
/** More of them fit everything. */
const TRADES_MAX = 12

const tellingWords = (text: string): string[] =>
  searchWords(text.replaceAll('-', ' '))
    .map((word) => word.toLowerCase())
    .filter((word) => [...word].length > 1 && !IDLE.has(word))

/**
 * What a job can be found by: each word of a headline by itself, and skills with all their words, since neither
 * "patient" nor "care" alone means patient care.
 */
export function tradesOf(headline: string | null, skills: readonly string[]): string[][] {
  const trades = [...tellingWords(headline ?? '').map((word) => [word]), ...skills.map(tellingWords)]
  const byName = new Map(trades.map((words) => [words.join(' '), words]))
  byName.delete('')
  return [...byName.values()].slice(0, TRADES_MAX)
}

/** Title and facts; what a description mentions by the way fits nobody. */
const IN_TITLE_OR_FACTS = ':AB'

const labelled = (term: string): string => {
  const words = term.split(' ').map((word) => word + IN_TITLE_OR_FACTS)
  return words.length === 1 ? words.join('') : `(${words.join(' <-> ')})`
}

/** Text for to_tsquery: any of the trades, each word or what may stand for it in the other script. */
export const fittingQuery = (
  trades: readonly (readonly string[])[],
  variantsOf: (word: string) => readonly { term: string }[],
): string =>
  trades
    .map((words) => {
      const each = words.map((word) => [word, ...variantsOf(word).map(({ term }) => term)].map(labelled))
      return `(${each.map((terms) => `(${terms.join(' | ')})`).join(' & ')})`
    })
    .join(' | ')
