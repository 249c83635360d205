import { searchWords, type Variants } from '#server/search/public.ts'

/** Words of a headline that name no trade. */
const IDLE = new Set(
  (
    'a an and as at by experience experienced for freelance from full general hour hours in is job jobs level life ' +
    'looking my new of on open or own owner part passionate professional seeking self senior since skills small the ' +
    'time to with work worker working year years ' +
    'ሥራ ስራ ሠራተኛ ሰራተኛ ባለሙያ ባለቤት ልምድ ያለው ያላት ያለኝ የሆነ እና ላይ ውስጥ ነኝ ዓመት አመት'
  ).split(' '),
)
/** More words than these fit everything. */
const WORDS_MAX = 12

/** What of a headline and of skills a job can be found by, each word once. */
export function tradeWords(headline: string | null, skills: readonly string[]): string[] {
  const words = [headline ?? '', ...skills].flatMap((text) => searchWords(text.replaceAll('-', ' ')))
  const telling = words
    .map((word) => word.toLowerCase())
    .filter((word) => [...word].length > 1 && !IDLE.has(word))
  return [...new Set(telling)].slice(0, WORDS_MAX)
}

/** Title and facts; what a description mentions by the way fits nobody. */
const IN_TITLE_OR_FACTS = ':AB'

/** Text for to_tsquery: any of the words, or what may stand for it in the other script. */
export const fittingQuery = (words: readonly string[], { each }: Variants): string =>
  words
    .flatMap((word, index) => [word, ...(each[index] ?? []).map(({ term }) => term)])
    .map(
      (term) =>
        `(${term
          .split(' ')
          .map((word) => word + IN_TITLE_OR_FACTS)
          .join(' <-> ')})`,
    )
    .join(' | ')
