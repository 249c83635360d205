import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import { foldHomophones } from '#contract/language/ethiopic-syllables.ts'
import { readingsOf, skeletonOf, soundOf } from '#contract/language/phonetic-key.ts'
import { toSounds, type Sounds, likeness } from '#contract/language/phonetic-likeness.ts'
import { stemsOf } from '#contract/language/word-stems.ts'
import { isCommonEnglish, isRareEnglish } from './english-policy.ts'
import { synonymsOf } from './synonym-policy.ts'

/** A word of what can be searched, or two neighbouring ones, as an index finds it. */
export interface Term {
  term: string
  folded: string
  sound: string
  stems: string[]
  /** How many listings or groups contain it, when it was last counted. */
  count: number
}

export interface TermKeys extends Omit<Term, 'count'> {
  skeleton: string
}

/** What a word may be found by. */
export interface TermQuery {
  folded: readonly string[]
  skeletons: readonly string[]
  stems: readonly string[]
}

/** Of the rules below and in #contract/language: a new number makes the stored keys anew. */
export const EDITION = 2

/** How a word in a listing is what somebody typed, the surest first. */
export const TIERS = ['homophone', 'phonetic', 'related'] as const
export type Tier = (typeof TIERS)[number]

export interface Variant {
  term: string
  tier: Tier
  score: number
}

/** What a word as it is kept is found by. */
export function keysOf(term: string): TermKeys {
  const sound = soundOf(term)
  return { term, folded: foldTerm(term), sound, skeleton: skeletonOf(sound), stems: formsOf(term) }
}

/** Of a name of several words the first may have a prefix. */
function formsOf(term: string): string[] {
  const [first = '', ...rest] = term.split(' ')
  return stemsOf(first).map((stem) => foldTerm(stem + rest.join('')))
}

/** Capitals, homophones and gaps make no difference. */
export const foldTerm = (text: string): string => foldHomophones(text.toLowerCase()).replaceAll(' ', '')

/** A word or phrase that was typed, made ready to be looked up and compared. */
export interface Asked {
  /** In lower case, one space between words. */
  text: string
  folded: string
  readings: readonly string[]
  stems: readonly string[]
  synonyms: ReadonlySet<string>
}

export function ask(typed: string): Asked {
  const text = typed.normalize('NFC').toLowerCase()
  return {
    text,
    folded: foldTerm(text),
    readings: isSpoken(text) ? readingsOf(text) : [],
    stems: formsOf(text),
    synonyms: synonymsOf(text),
  }
}

/** Numbers and codes sound like nothing, and one or two letters like too much. */
const isSpoken = (text: string) =>
  text.split(' ').every((word) => !/\p{Nd}/u.test(word) && word.length >= (isEthiopic(word) ? 2 : 3))

export const queryOf = (asked: readonly Asked[]): TermQuery => ({
  folded: [...new Set(asked.flatMap(({ folded, synonyms }) => [folded, ...synonyms]))],
  skeletons: [...new Set(asked.flatMap(({ readings }) => readings.map(skeletonOf)))],
  stems: [...new Set(asked.flatMap(({ stems }) => stems))],
})

/** Two words sound alike enough from here on. */
const ALIKE = 0.81
/** A common English word is more likely meant as it stands, a rare one a little. */
const ALIKE_TO_ENGLISH = 0.88
const ALIKE_TO_RARE_ENGLISH = 0.825
/** Ethiopic writes what is spoken: two words of it that differ are two words, slips apart. */
const ALIKE_IN_ETHIOPIC = 0.95
/** Behind one that sounds as alike, in the other script or not an English word. */
const SAME_SCRIPT = 0.1
const IS_ENGLISH = 0.05
/** Before one that sounds as alike: the same letters, doubled or not, as Qubee and hurried writers have them. */
const SAME_LETTERS = 0.06
/** The word may be meant as it is written first, and otherwise after that. */
const OTHER_READING = 0.03

/** A common English word that so many listings hold is not looked for by its sound. */
const FEW = 5
/** Of a word that so many hold as it stands, no other forms are looked for in the whole world. */
const MANY = 500
const MAX_VARIANTS = 12

/**
 * The words of listings that may be what was typed, besides itself: homophones first, then what sounds alike, then
 * forms and synonyms, at most 12.
 * @param anywhere not within a circle, where there are always few
 */
export function variantsOf(asked: Asked, known: readonly Term[], anywhere = true): Variant[] {
  const itself = known.find(({ term }) => term === asked.text)
  const held = itself?.count ?? 0
  const english = isCommonEnglish(asked.text)
  const ear = english && held >= FEW ? null : earOf(asked, english)
  const related = !anywhere || held < MANY
  return known
    .filter((term) => term !== itself)
    .flatMap((term) => asVariant(asked, term, ear, related) ?? [])
    .toSorted((one, other) => TIERS.indexOf(one.tier) - TIERS.indexOf(other.tier) || other.score - one.score)
    .slice(0, MAX_VARIANTS)
}

/** Those of them that are worth telling: neither another spelling of the same signs nor a form of the word. */
export const newsOf = (variants: readonly Variant[]): string[] => [
  ...new Set(
    variants
      .filter(({ tier, score }) => tier === 'phonetic' || (tier === 'related' && score === SYNONYM))
      .map(({ term }) => term),
  ),
]

const SYNONYM = 1
const OTHER_FORM = 0.5

function asVariant(asked: Asked, known: Term, ear: Ear | null, related: boolean): Variant | null {
  const { term } = known
  if (known.folded === asked.folded) return { term, tier: 'homophone', score: 1 }
  const alike = ear?.(known) ?? null
  if (alike !== null) return { term, tier: 'phonetic', score: alike }
  if (!related) return null
  if (asked.synonyms.has(known.folded)) return { term, tier: 'related', score: SYNONYM }
  const isForm = known.stems.some((stem) => asked.stems.includes(stem))
  return isForm ? { term, tier: 'related', score: OTHER_FORM } : null
}

/** Its letters, each once where it is doubled, without marks between them. */
const withoutDoubles = (text: string): string =>
  text.replaceAll(/['’ʼ]/g, '').replaceAll(/(\p{L})\1+/gu, '$1')

/** How alike a word sounds; null when not alike enough. */
type Ear = (known: Term) => number | null

function earOf({ text, readings }: Asked, english: boolean): Ear {
  const ownSounds: Sounds[] = readings.map(toSounds)
  const ethiopic = isEthiopic(text)
  const single = withoutDoubles(text)
  const skeletons = new Set(readings.map(skeletonOf))
  const needed = english ? ALIKE_TO_ENGLISH : isRareEnglish(text) ? ALIKE_TO_RARE_ENGLISH : ALIKE
  return ({ term, sound }) => {
    if (!skeletons.has(skeletonOf(sound))) return null
    const other = toSounds(sound)
    const alike = ownSounds.reduce(
      (best, one, index) => Math.max(best, likeness(one, other) - (index === 0 ? 0 : OTHER_READING)),
      0,
    )
    if (ethiopic && isEthiopic(term)) return alike >= ALIKE_IN_ETHIOPIC ? alike - SAME_SCRIPT : null
    if (alike < needed) return null
    // heat is no other spelling of hat
    if (english && isCommonEnglish(term)) return null
    if (!ethiopic && isCommonEnglish(term)) return alike - IS_ENGLISH
    return withoutDoubles(term) === single ? alike + SAME_LETTERS : alike
  }
}
