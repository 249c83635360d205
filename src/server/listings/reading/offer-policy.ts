import type { Category, Subcategory } from '#contract/listings/category.ts'
import { readBedrooms } from './bedroom-policy.ts'
import { DETAILS, JOB_KINDS, KINDS } from './cue-policy.ts'
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
}

export function readOffer(words: readonly Word[]): Offer {
  const kind = readKind(words)
  const found = DETAILS.flatMap(({ category, filter, cue }) => {
    const positions = findCue(cue, words)
    const isOther = kind.category !== null && kind.category !== category
    if (isOther || positions.every((at) => kind.positions.includes(at))) return []
    return [{ category, filter, positions }]
  })
  const bedrooms = kind.category === null || kind.category === 'rooms_housing' ? readBedrooms(words) : null
  const details = bedrooms ? [...found, { category: 'rooms_housing' as const, ...bedrooms }] : found
  return {
    category: kind.category ?? details[0]?.category ?? null,
    subcategory: kind.subcategory,
    isKindNamed: kind.category !== null,
    details: details.map(({ filter }) => filter),
    kindPositions: kind.positions,
    detailPositions: details.flatMap(({ positions }) => positions),
  }
}

/** The category that is named, its kind where one is, and the words that name them. */
function readKind(words: readonly Word[]): {
  category: Category | null
  subcategory: Subcategory | null
  positions: number[]
} {
  const named = KINDS.map((kind) => ({ kind, positions: findCue(kind.cue, words) })).filter(
    (one) => one.positions.length > 0,
  )
  // "የቤት ዕቃ" is furniture, although ቤት alone is a home
  const meant = named.filter(
    (one) =>
      !named.some((other) => holdsMore(other.positions, one.positions)) &&
      !isOfDetail(one.kind.category, one.positions, words),
  )
  const [first] = meant
  if (!first) return { category: null, subcategory: null, positions: [] }
  const { category } = first.kind
  // of a job, what it is done as is a kind of job rather than a service
  const kinds = category === 'jobs' ? JOB_KINDS : KINDS.filter((kind) => kind.category === category)
  const special = kinds
    .map((kind) => ({ kind, positions: findCue(kind.cue, words) }))
    .find((one) => one.positions.length > 0 && one.kind.subcategory !== undefined)
  const all = meant.filter((one) => one.kind.category === category).flatMap((one) => one.positions)
  return {
    category,
    subcategory: special?.kind.subcategory ?? null,
    positions: [...all, ...(special?.positions ?? [])],
  }
}

/** "ዕቃ የተሟላ" says furnished, although ዕቃ alone is an item. */
const isOfDetail = (category: Category, positions: readonly number[], words: readonly Word[]): boolean =>
  category === 'items' && DETAILS.some(({ cue }) => holdsMore(findCue(cue, words), positions))

const holdsMore = (all: readonly number[], some: readonly number[]) =>
  all.length > some.length && some.every((at) => all.includes(at))
