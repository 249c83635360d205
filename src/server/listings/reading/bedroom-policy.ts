import { fold, type Word } from './word-policy.ts'

const BEDROOM = /^(?:bed(?:room)?s?|brs?|bdrms?|bhk|መኝታ(?:ዎች)?(?:ቤት)?)$/
const JOINED = /^(\d{1,2})[-']?(?:bed(?:room)?s?|brs?|bdrms?|bhk|መኝታ)$/
const COUNTS: ReadonlyMap<string, number> = new Map([
  ...'one two three four five six'.split(' ').map((word, at) => [word, at + 1] as const),
  ...'አንድ ሁለት ሦስት አራት አምስት ስድስት'.split(' ').map((word, at) => [fold(word), at + 1] as const),
  ['hulet', 2],
  ['sost', 3],
])
const MOST = 10
/** What is said beside it and is no filter: "2 bed 1 bath". */
const BATHS = /^bath(?:room)?s?$/

/** "2 bedroom", "3-bed", "ባለ ሁለት መኝታ": so many bedrooms or more, as the filters of lists are written; null where none is said. */
export function readBedrooms(words: readonly Word[]): { filter: string; positions: number[] } | null {
  for (const [at, word] of words.entries()) {
    const joined = JOINED.exec(word.folded)?.[1]
    const count = joined === undefined ? countOf(word) : Number(joined)
    if (count === null || count < 1 || count > MOST) continue
    const last = joined === undefined ? at + 1 : at
    if (joined === undefined && !BEDROOM.test(words[last]?.folded ?? '')) continue
    return { filter: `bedrooms:${count}`, positions: withBaths(words, at, last) }
  }
  return null
}

function countOf({ folded }: Word): number | null {
  const bare = folded.replace(/^(?:ባለ-?|የ)(?=.)/, '')
  return /^\d{1,2}$/.test(bare) ? Number(bare) : (COUNTS.get(bare) ?? null)
}

function withBaths(words: readonly Word[], at: number, last: number): number[] {
  const positions = Array.from({ length: last - at + 1 }, (_, index) => at + index)
  const before = words[at - 1]?.folded === 'ባለ' ? [at - 1] : []
  const hasBaths = /^\d/.test(words[last + 1]?.folded ?? '') && BATHS.test(words[last + 2]?.folded ?? '')
  return [...before, ...positions, ...(hasBaths ? [last + 1, last + 2] : [])]
}
