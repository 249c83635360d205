import type { Category, Subcategory } from '#contract/listings/category.ts'
import type { Offer } from './offer-policy.ts'
import type { Sentence } from './sentence-policy.ts'
import { ASKING_WORDS } from './stop-word-policy.ts'

/** One way to take a search: the kind of listing that it names, and the words that are looked for in texts. */
export interface Attempt {
  category: Category | null
  subcategory: Subcategory | null
  /** As the filters of lists are written. */
  details: readonly string[]
  words: readonly string[]
  /** Words that say more than this way does. */
  letGo?: readonly string[]
}

type Attempts = readonly [Attempt, ...Attempt[]]

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
): Attempts {
  const { offer } = sentence
  const plain: Attempt = {
    category: null,
    subcategory: null,
    details: [],
    words: plainWords(sentence, placed),
  }
  const isElsewhere = category !== null && offer.category !== category
  if (offer.category === null || isElsewhere) return [plain]
  return ofKind(sentence, placed, { ...offer, category: offer.category }, plain)
}

function ofKind(
  sentence: Sentence,
  placed: ReadonlySet<number>,
  offer: Offer & { category: Category },
  plain: Attempt,
): Attempts {
  const { category, subcategory, details, kindPositions, detailPositions, subcategoryPositions } = offer
  const leave = (positions: readonly number[]) => leftWords(sentence, new Set([...placed, ...positions]))
  const asKind: Attempt = {
    category,
    subcategory,
    details,
    words: leave([...kindPositions, ...detailPositions]),
  }
  const withoutDetails: Attempt[] =
    details.length > 0 && offer.isKindNamed ? [{ ...asKind, details: [], words: leave(kindPositions) }] : []
  const isBare = asKind.words.length === 0
  // a kind and nothing else: whatever else holds its name is not meant
  const all: Attempts = [asKind, ...withoutDetails, ...(isBare ? [] : [plain])]
  if (subcategory === null) return all
  if (category === 'jobs') {
    // of the words that say more than "job" does, a job holds most likely those
    const general = kindPositions.filter((at) => !offer.narrowPositions.includes(at))
    return [{ ...asKind, subcategory: null, words: leave([...general, ...detailPositions]) }, ...all]
  }
  // what is given away may be of any kind
  if (subcategory === 'free')
    return [{ ...asKind, words: leave([...subcategoryPositions, ...detailPositions]) }, ...all]
  if (WIDE.includes(subcategory)) return [plain, ...all]
  const isLimited = placed.size > 0 || sentence.price !== null
  if (category !== 'rooms_housing' || !isBare || !isLimited) return all
  // whoever names a city and a rent would rather have a room there than nothing
  const letGo = subcategoryPositions.flatMap((at) => sentence.words[at]?.raw ?? [])
  return [...all, { ...asKind, subcategory: null, letGo }]
}

/** The words of a search without its place and price: the kind that it names is words too. */
export const plainWords = (sentence: Sentence, placed: ReadonlySet<number>): string[] =>
  leftWords(sentence, placed)

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
