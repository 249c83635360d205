import type { Category, Subcategory } from '#contract/listings/category.ts'
import type { Sentence } from './sentence-policy.ts'
import { ASKING_WORDS } from './stop-word-policy.ts'

/** One way to take a search: the kind of listing that it names, and the words that are looked for in texts. */
export interface Attempt {
  category: Category | null
  subcategory: Subcategory | null
  /** As the filters of lists are written. */
  details: readonly string[]
  words: readonly string[]
}

/** Their names say more than the kind does: there are many trades, and many ways to help at home. */
const WIDE: readonly Subcategory[] = ['home_repair', 'childcare_eldercare', 'transport', 'music_dj']

/**
 * The ways to take a search, what is most likely meant first.
 * @param placed indexes of the words that name a place
 * @param category of the list; whatever else is named there are words
 */
export function attemptsOf(
  sentence: Sentence,
  placed: ReadonlySet<number>,
  category: Category | null,
): readonly [Attempt, ...Attempt[]] {
  const { offer } = sentence
  const leave = (positions: readonly number[]) => leftWords(sentence, new Set([...placed, ...positions]))
  const plain: Attempt = { category: null, subcategory: null, details: [], words: leave([]) }
  if (offer.category === null || (category !== null && offer.category !== category)) return [plain]
  const { subcategory, kindPositions, detailPositions, narrowPositions, subcategoryPositions } = offer
  const kind = { category: offer.category, details: offer.details }
  const asKind: Attempt = { ...kind, subcategory, words: leave([...kindPositions, ...detailPositions]) }
  const withoutDetails: Attempt[] =
    offer.details.length > 0 && offer.isKindNamed
      ? [{ ...asKind, details: [], words: leave(kindPositions) }]
      : []
  const rest = [asKind, ...withoutDetails, plain]
  if (subcategory === null) return [asKind, ...withoutDetails, plain]
  const others = kindPositions.filter((at) => !narrowPositions.includes(at))
  if (offer.category === 'jobs')
    return [{ ...kind, subcategory: null, words: leave([...others, ...detailPositions]) }, ...rest]
  // what is given away may be of any kind
  if (subcategory === 'free')
    return [{ ...kind, subcategory, words: leave([...subcategoryPositions, ...detailPositions]) }, ...rest]
  return WIDE.includes(subcategory) ? [plain, ...rest] : [asKind, ...withoutDetails, plain]
}

/** More words than these are hardly all in one text. */
const MOST = 16

function leftWords({ words, taken }: Sentence, understood: ReadonlySet<number>): string[] {
  return words
    .filter((word, at) => !taken.has(at) && !understood.has(at) && isTelling(word))
    .map(({ raw }) => raw)
    .slice(0, MOST)
}

const isTelling = ({ folded, stems }: Sentence['words'][number]): boolean =>
  [...folded].length > 1 && ![folded, ...stems].some((form) => ASKING_WORDS.has(form))
