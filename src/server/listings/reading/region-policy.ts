import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import { soundOf } from '#contract/language/phonetic-key.ts'
import { toSounds, likeness } from '#contract/language/phonetic-likeness.ts'
import { foldName, type Region, regionNames, regionsCalled } from '#server/geo/public.ts'
import { fold, type Word } from './word-policy.ts'

/** A state, province or country where somebody would name a city. */
export interface NamedRegion {
  /** Several where they share the name. */
  regions: readonly Region[]
  /** Indexes of the words that name it. */
  positions: readonly number[]
}

/** "Newfoundland and Labrador" has three words. */
const LONGEST = 3
const IN = new Set('in near around within at across throughout inside ኣብ'.split(' ').map(fold))
export const OF_A_STATE = new Set(['state', 'province', 'ግዛት', 'ክልል', 'ስቴት'].map(fold))
const CODE = /^[A-Z]{2}$/
/** Countries whose states people write in two letters, and what they write of countries. */
const WITH_CODES: readonly string[] = ['US', 'CA', 'AU']
const COUNTRY_CODES: readonly string[] = ['US', 'UK']
const ALIKE = 0.9

/**
 * The region that a question is about, wherever it stands in it: behind "in", in Amharic with በ before it. A country that
 * stands alone may be what something is called or comes from.
 * @param isPlain the words ask for something that has a place: rooms, jobs, services, groups
 */
export function readRegion(
  words: readonly Word[],
  taken: ReadonlySet<number>,
  isPlain: boolean,
): NamedRegion | null {
  for (let length = Math.min(LONGEST, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const positions = Array.from({ length }, (_, index) => at + index)
      if (positions.some((index) => taken.has(index))) continue
      const regions = regionsMeant(words, positions, isPlain)
      if (regions.length > 0) return { regions, positions: withKind(words, positions) }
    }
  return null
}

function regionsMeant(words: readonly Word[], positions: readonly number[], isPlain: boolean): Region[] {
  const [at = 0] = positions
  const [first, ...rest] = positions.flatMap((index) => words[index] ?? [])
  if (!first) return []
  const behind = rest.map(({ raw }) => raw)
  const isState = OF_A_STATE.has(words[at + positions.length]?.folded ?? '') || isStateOf(words, at)
  const before = words[at - 1]?.folded === 'the' ? words[at - 2] : words[at - 1]
  const isAfter = IN.has(before?.folded ?? '') || isState
  if (isEthiopic(first.folded)) {
    const isIn = first.folded.startsWith('በ')
    if (!isIn && !isAfter && !isPlain) return []
    // "የኢትዮጵያ" is what something is like
    const forms = isIn || isAfter ? [...first.stems] : [first.folded]
    // where a city has the same name, the state is told apart as such
    const names = forms.flatMap((stem) => [stem, ...(isState ? [`${stem} ስቴት`] : [])])
    return names.flatMap((name) => regionsCalled([name, ...behind].join(' ')))
  }
  const called = [first.raw, ...behind].join(' ')
  if (called.length <= 2) return isAfter ? regionsCoded(called) : []
  const regions = regionsCalled(called)
  if (isState) return regions.filter(({ admin1 }) => admin1 !== null)
  if (isAfter || isPlain) return regions
  return regions.some(({ admin1 }) => admin1 !== null) && /^\p{Lu}/u.test(first.raw) ? regions : []
}

/** "Washington state", "the state of Georgia" */
const isStateOf = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.folded === 'of' && OF_A_STATE.has(words[at - 2]?.folded ?? '')

function withKind(words: readonly Word[], positions: readonly number[]): number[] {
  const [at = 0] = positions
  const next = at + positions.length
  const kind = isStateOf(words, at) ? [at - 2, at - 1] : []
  const begin = kind[0] ?? at
  const before = words[begin - 1]?.folded === 'the' ? [begin - 1, ...kind] : kind
  return [...before, ...positions, ...(OF_A_STATE.has(words[next]?.folded ?? '') ? [next] : [])]
}

/** Two letters are a state only where they are written as such: "in VA". */
function regionsCoded(text: string): Region[] {
  if (!CODE.test(text)) return []
  return regionsCalled(text).filter(({ country, admin1 }) =>
    admin1 === null ? COUNTRY_CODES.includes(text) : WITH_CODES.includes(country),
  )
}

/** Words that are listened to. */
const LISTENED_TO = 3
let sounding: readonly { sound: ReturnType<typeof toSounds>; region: Region }[] | null = null

/** A region matched by its sound, where none has that name: Amharic writes foreign names in many ways. */
export function matchRegionBySound(words: readonly Word[], taken: ReadonlySet<number>): NamedRegion | null {
  const spoken = words.flatMap(({ folded }, at) =>
    folded.startsWith('በ') && folded.length > LONGEST && !taken.has(at) ? [at] : [],
  )
  for (const at of spoken.slice(0, LISTENED_TO)) {
    const region = nearestRegion(words[at]?.folded.slice(1) ?? '')
    if (region) return { regions: [region], positions: [at] }
  }
  return null
}

function nearestRegion(name: string): Region | null {
  sounding ??= regionNames()
    .filter((one) => isEthiopic(one.name))
    .map((one) => ({ sound: toSounds(soundOf(one.name)), region: one.region }))
  const sound = toSounds(soundOf(foldName(name)))
  const best = sounding
    .map((one) => ({ region: one.region, alike: likeness(one.sound, sound) }))
    .filter(({ alike }) => alike >= ALIKE)
    .toSorted((one, other) => other.alike - one.alike)[0]
  return best?.region ?? null
}
