import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import { type CalledPlace, foldName, regionsCalled } from '#server/geo/public.ts'
import { ASKING_WORDS } from './stop-word-policy.ts'
import { fold, type Word } from './word-policy.ts'

/** Some words in a row that may name a place. */
export interface PlaceCandidate {
  at: number
  length: number
  /** Folded, in every form that may be meant: with and without the prefix of an Ethiopic word. */
  names: readonly string[]
}

/** "Los Angeles", "New York City", "Salt Lake City" and one more. */
const LONGEST = 4
const PREPOSITIONS = new Set('in near around at from by to of outside within ኣብ ናብ'.split(' ').map(fold))
/** Behind it stands a place in Amharic. */
const INSIDE = new Set(['ውስጥ', 'አካባቢ', 'አቅራቢያ', 'አጠገብ'].map(fold))
/** What cities are called for short, folded. */
const NICKNAMES: ReadonlyMap<string, string> = new Map([
  ['addis', 'addis ababa'],
  ['dmv', 'washington'],
  ['kuwait', 'kuwait city'],
  ['new york', 'new york city'],
  ['nyc', 'new york city'],
  ['philly', 'philadelphia'],
  ['sf', 'san francisco'],
  ['twin cities', 'minneapolis'],
  ['vegas', 'las vegas'],
  ['ዲሲ', 'dc'],
])
/** A city of so many is meant wherever its name stands with a capital. */
const LARGE = 100_000
const SHORTEST = 3

/** Every row of words that no cue has taken. */
export function placeCandidates(words: readonly Word[], taken: ReadonlySet<number>): PlaceCandidate[] {
  const found: PlaceCandidate[] = []
  for (let at = 0; at < words.length; at++)
    for (let length = 1; length <= LONGEST && at + length <= words.length; length++) {
      const row = words.slice(at, at + length)
      if (row.some((_, index) => taken.has(at + index))) break
      const names = namesOf(row)
      if (names.length > 0) found.push({ at, length, names })
    }
  return found
}

function namesOf(row: readonly Word[]): string[] {
  const [first, ...rest] = row
  if (!first) return []
  const behind = rest.map(({ raw }) => raw)
  const beginnings = isEthiopic(first.folded) ? [...first.stems] : [first.raw]
  const names = beginnings
    .map((beginning) => foldName([beginning, ...behind].join(' ')))
    .map((name) => NICKNAMES.get(name) ?? name)
  const isTelling = (name: string) =>
    name.length >= (isEthiopic(name) ? 2 : SHORTEST) || /^(?:dc|la|sf)$/.test(name)
  return [...new Set(names)].filter(isTelling)
}

/** A postal code as it stands in a question. */
export interface TypedCode {
  code: string
  positions: readonly number[]
}

/** Round numbers are prices. */
const US_CODE = /^\d{5}(?<!00)(?:-\d{4})?$/
/** The first half alone may be a visa, such as H1B. */
const CANADIAN_CODE = /^[a-z]\d[a-z]\d[a-z]\d$/

export function readTypedCode(words: readonly Word[], taken: ReadonlySet<number>): TypedCode | null {
  for (const [at, { folded }] of words.entries()) {
    if (taken.has(at)) continue
    if (US_CODE.test(folded) || CANADIAN_CODE.test(folded)) return { code: folded, positions: [at] }
    const both = `${folded}${words[at + 1]?.folded ?? ''}`
    if (CANADIAN_CODE.test(both)) return { code: both, positions: [at, at + 1] }
  }
  return null
}

export interface ChosenPlace {
  place: CalledPlace['place']
  /** Indexes of its words, its region and what stands before it. */
  positions: number[]
  /** One of the community's cities, or told by its region. */
  isSure: boolean
  isLarge: boolean
}

/**
 * The place that a question names, of all that are called like some of its words: where several are, the longest name,
 * then the one that the words around it speak for.
 */
export function choosePlace(
  words: readonly Word[],
  candidates: readonly PlaceCandidate[],
  called: readonly CalledPlace[],
): ChosenPlace | null {
  const byName = Map.groupBy(called, (one) => one.called)
  const ranked = candidates
    .map((candidate) => {
      const places = candidate.names.flatMap((name) => byName.get(name) ?? [])
      const region = regionBehind(words, candidate)
      const inRegion = region ? places.filter(({ place }) => region.holds(place)) : []
      const [best] = inRegion.length > 0 ? inRegion : places
      return best && { candidate, best, region: inRegion.length > 0 ? region : null }
    })
    .filter((one) => one !== undefined)
    .map((one) => ({ ...one, weight: weightOf(words, one.candidate, one.best, one.region !== null) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  const [first] = ranked
  if (!first) return null
  const { at, length } = first.candidate
  const positions = Array.from({ length: length + (first.region?.length ?? 0) }, (_, index) => at + index)
  return {
    place: first.best.place,
    positions: isPreposition(words[at - 1]) ? [at - 1, ...positions] : positions,
    isSure: first.best.isLeading || first.region !== null,
    isLarge: first.best.population >= LARGE,
  }
}

/** Rows that stand where a place does, though none is called exactly so. */
export const spokenCandidates = (
  words: readonly Word[],
  candidates: readonly PlaceCandidate[],
): PlaceCandidate[] =>
  candidates.filter(({ at, length }) => {
    const first = words[at]
    if (!first || ASKING_WORDS.has(first.folded)) return false
    return (
      isPreposition(words[at - 1]) ||
      (isEthiopic(first.folded) &&
        length <= 2 &&
        (/^[በከለ]/.test(first.folded) || INSIDE.has(words[at + length]?.folded ?? '')))
    )
  })

const isPreposition = (word: Word | undefined) => word !== undefined && PREPOSITIONS.has(word.folded)

/** 0: it is not meant as a place. */
function weightOf(
  words: readonly Word[],
  { at, length }: PlaceCandidate,
  { isLeading, population }: CalledPlace,
  hasRegion: boolean,
): number {
  const first = words[at]
  if (!first) return 0
  const isCommon = length === 1 && ASKING_WORDS.has(first.folded)
  if (isCommon && !hasRegion) return 0
  const inEthiopic = isEthiopic(first.folded)
  const isCapital = /^\p{Lu}/u.test(first.raw)
  const isAfter = isPreposition(words[at - 1])
  const isMeant =
    isAfter || hasRegion || inEthiopic || isLeading || (isCapital && at > 0 && population >= LARGE)
  if (!isMeant) return 0
  return length * 4 + Number(hasRegion) * 4 + Number(isAfter) * 3 + Number(isLeading) * 3 + Number(isCapital)
}

/** These are states and provinces only where they are written as such; so are all countries by their code. */
const STATES_AND_WORDS = new Set(['hi', 'in', 'me', 'ok', 'on', 'or'])
const isLowerCode = (text: string) => text.length <= 2 && text !== text.toUpperCase()

/** "…, MD", "Virginia", "Ontario": what stands behind a name and says where it lies. */
function regionBehind(
  words: readonly Word[],
  { at, length }: PlaceCandidate,
): { length: number; holds: (place: CalledPlace['place']) => boolean } | null {
  for (const count of [3, 2, 1]) {
    const row = words.slice(at + length, at + length + count)
    if (row.length < count) continue
    const text = row.map(({ raw }) => raw).join(' ')
    const isLower = isLowerCode(text)
    if (isLower && STATES_AND_WORDS.has(text.toLowerCase())) continue
    const regions = regionsCalled(text).filter(({ admin1 }) => admin1 !== null || !isLower)
    if (regions.length === 0) continue
    const holds = (place: CalledPlace['place']) =>
      regions.some(
        ({ country, admin1 }) => place.country === country && (admin1 === null || admin1 === place.admin1),
      )
    return { length: count, holds }
  }
  return null
}
