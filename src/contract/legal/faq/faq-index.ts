import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import { foldHomophones } from '#contract/language/ethiopic-syllables.ts'
import { skeletonOf, soundOf } from '#contract/language/phonetic-key.ts'
import { stemsOf } from '#contract/language/word-stems.ts'
import type { FaqEntry } from './faq.ts'

/** A word of the answers, and where it stands. */
export interface FaqTerm {
  folded: string
  stems: readonly string[]
  sound: string
  isEthiopic: boolean
  /** Question → how much the word weighs there. */
  weights: ReadonlyMap<string, number>
}

/** The words of one language, made ready to be looked up. */
export interface FaqIndex {
  /** Of the answers, in their order. */
  ids: readonly string[]
  terms: readonly FaqTerm[]
  /** Terms by the skeleton of their sound, and by each of their stems. */
  bySkeleton: ReadonlyMap<string, readonly FaqTerm[]>
  byStem: ReadonlyMap<string, readonly FaqTerm[]>
}

/** A question says what its answer is about; an answer speaks of much besides. */
const WEIGHTS = { question: 3, also: 2, answer: 1 } as const
const PARTS = ['question', 'also', 'answer'] as const

/** Words in lower case, without homophones; an apostrophe ends none. */
export const wordsOf = (text: string): string[] =>
  foldHomophones(text.toLowerCase().replaceAll(/['’]/g, '')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

export function indexFaq(entries: readonly FaqEntry[]): FaqIndex {
  const weights = new Map<string, Map<string, number>>()
  for (const { id, text } of entries) {
    for (const part of PARTS)
      for (const word of wordsOf(text[part] ?? '')) {
        const places = weights.get(word) ?? new Map<string, number>()
        places.set(id, Math.max(WEIGHTS[part], places.get(id) ?? 0))
        weights.set(word, places)
      }
  }
  const terms = [...weights].map(([folded, places]) => termOf(folded, places))
  return {
    ids: entries.map(({ id }) => id),
    terms,
    bySkeleton: grouped(terms, ({ sound }) => (sound === '' ? [] : [skeletonOf(sound)])),
    byStem: grouped(terms, ({ stems }) => stems),
  }
}

function termOf(folded: string, weights: ReadonlyMap<string, number>): FaqTerm {
  const sound = soundOf(folded)
  return {
    folded,
    stems: stemsOf(folded),
    sound,
    isEthiopic: isEthiopic(folded),
    weights,
  }
}

function grouped(
  terms: readonly FaqTerm[],
  keysOf: (term: FaqTerm) => readonly string[],
): Map<string, FaqTerm[]> {
  const groups = new Map<string, FaqTerm[]>()
  for (const term of terms)
    for (const key of keysOf(term)) {
      const group = groups.get(key)
      if (group) group.push(term)
      else groups.set(key, [term])
    }
  return groups
}
