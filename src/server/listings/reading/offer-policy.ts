import type { Category, Subcategory } from '#contract/listings/category.ts'
import { readBedrooms } from './bedroom-policy.ts'
import { DETAILS, JOB_KINDS, type Kind, KINDS } from './cue-policy.ts'
import { findCue, type Word } from './word-policy.ts'

/** What kind of listing a sentence names, and what it has to have. */
export interface Offer {
  category: Category | null
  subcategory: Subcategory | null
  /** It is named by a word of its own, rather than told from a detail that only it has. */
  isKindNamed: boolean
  /** As the filters of lists are written. */
  details: string[]
  /** Indexes of the words that say so. */
  kindPositions: number[]
  detailPositions: number[]
  /** Of those of the kind, the words that say more than the category does, and of them those of the subcategory. */
  narrowPositions: number[]
  subcategoryPositions: number[]
}

/** @param kinds what may be named */
export function readOffer(words: readonly Word[], kinds: readonly Kind[] = KINDS): Offer {
  const kind = readKind(words, kinds)
  const named = DETAILS.flatMap(({ category, filter, cue }) => {
    const positions = findCue(cue, words)
    const isOther = kind.category !== null && kind.category !== category
    if (isOther || positions.every((at) => kind.positions.includes(at))) return []
    return [{ category, filter, positions }]
  })
  // "no pets" asks for no place with pets
  const found = named.filter((one) => !named.some((other) => holdsMore(other.positions, one.positions)))
  const bedrooms = kind.category === null || kind.category === 'rooms_housing' ? readBedrooms(words) : null
  const details = bedrooms ? [...found, { category: 'rooms_housing' as const, ...bedrooms }] : found
  return {
    category: kind.category ?? details[0]?.category ?? null,
    subcategory: kind.subcategory,
    isKindNamed: kind.category !== null,
    details: details.map(({ filter }) => filter),
    kindPositions: kind.positions,
    detailPositions: details.flatMap(({ positions }) => positions),
    narrowPositions: kind.narrowPositions,
    subcategoryPositions: kind.subcategoryPositions,
  }
}

interface NamedKind {
  category: Category | null
  subcategory: Subcategory | null
  positions: number[]
  narrowPositions: number[]
  subcategoryPositions: number[]
}

const UNNAMED: NamedKind = {
  category: null,
  subcategory: null,
  positions: [],
  narrowPositions: [],
  subcategoryPositions: [],
}

/** The category that is named, its kind where one is, and the words that name them. */
function readKind(words: readonly Word[], known: readonly Kind[]): NamedKind {
  const named = known
    .map((kind) => ({ kind, positions: findCue(kind.cue, words) }))
    .filter((one) => one.positions.length > 0)
  // "የቤት ዕቃ" is furniture, although ቤት alone is a home
  const meant = named.filter(
    (one) =>
      !named.some((other) => holdsMore(other.positions, one.positions)) &&
      !isOfDetail(one.kind, one.positions, words),
  )
  const [first] = meant
  if (!first) return UNNAMED
  const { category } = first.kind
  // of a job, what it is done as is a kind of job rather than a service
  const kinds = category === 'jobs' ? namedAmong(JOB_KINDS, words) : meant
  const special = kinds.find(({ kind }) => kind.category === category && kind.subcategory !== undefined)
  const all = meant.filter((one) => one.kind.category === category)
  const narrow = all.filter((one) => one.kind.subcategory !== undefined).flatMap((one) => one.positions)
  return {
    category,
    subcategory: special?.kind.subcategory ?? null,
    positions: [...all.flatMap((one) => one.positions), ...(special?.positions ?? [])],
    narrowPositions: [...narrow, ...(special?.positions ?? [])],
    subcategoryPositions: special?.positions ?? [],
  }
}

const namedAmong = (kinds: readonly Kind[], words: readonly Word[]) =>
  kinds
    .map((kind) => ({ kind, positions: findCue(kind.cue, words) }))
    .filter(({ positions }) => positions.length > 0)

/** "ዕቃ የተሟላ" says furnished, although ዕቃ alone is an item, and a room with parking is no parking space. */
const isOfDetail = (
  { category, subcategory }: Kind,
  positions: readonly number[],
  words: readonly Word[],
): boolean =>
  (category === 'items' || subcategory === 'parking_storage') &&
  DETAILS.some(({ cue }) => holdsMore(findCue(cue, words), positions))

const holdsMore = (all: readonly number[], some: readonly number[]) =>
  all.length > some.length && some.every((at) => all.includes(at))
