import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import { readingsOf, skeletonOf } from '#contract/language/phonetic-key.ts'
import { toSounds, likeness } from '#contract/language/phonetic-likeness.ts'
import { stemsOf } from '#contract/language/word-stems.ts'
import { editDistance } from './edit-distance.ts'
import { type FaqIndex, type FaqTerm, wordsOf } from './faq-index.ts'
import { STOP_WORDS } from './stop-word.ts'

/** Most answers that a search gives. */
const MAX_FOUND = 8
/** Code points of a query that are looked at. */
export const FAQ_QUERY_MAX = 100
const MAX_WORDS = 12

/** How sure it is that a word is the one that was typed. */
const SURE = { same: 1, stem: 0.9, beginning: 0.75, sound: 0.7, slip: 0.6 } as const
/** Words sound alike from here on. */
const ALIKE = 0.81
/** Ethiopic writes what is spoken: two words of it that differ are slips apart. */
const ALIKE_IN_ETHIOPIC = 0.9
/** Letters from which on a word may be the beginning of another, and may hold one slip or two. */
const BEGINNING_FROM = { ethiopic: 2, latin: 3 } as const
const ONE_SLIP_FROM = 4
const TWO_SLIPS_FROM = 8
/** What a word such as “how” counts, so that of two questions alike the one that is asked in these words stands first. */
const STOP_WORD = 0.1
/** An answer that fits less than this share of the best one is not shown. */
const WORTH_SHOWING = 0.3
/** A word that weighs so much is held without doubt: it stands in the question, or among the words it is also asked with. */
const WELL_HELD = 2

/**
 * How sure the best answer has to be to be given without a list to choose from: what share of the words that tell something
 * it holds, times how much it scores by each of them. Tried with questions of the help page and such that it does not know.
 */
export const SURE_ENOUGH = 2.85

/** Question → how surely, and in which part of it, it holds one word. */
type Held = Map<string, number>

/**
 * The questions that fit best, the best first, eight at most; none for a text without words. Both scripts find each
 * other by their sound, words are found by their forms and beginnings and in spite of slips, and a word in the
 * question counts more than one in the answer.
 * @param indexes of the languages to be searched
 * @param least none where the best is less sure than this
 */
export function searchFaq(indexes: readonly FaqIndex[], typed: string, least = 0): string[] {
  const words = [...new Set(wordsOf([...typed].slice(0, FAQ_QUERY_MAX).join('')))].slice(0, MAX_WORDS)
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  if (least > 0 && telling.length === 0) return []
  const asked = telling.length > 0 ? telling : words
  const ids = [...new Set(indexes.flatMap((index) => index.ids))]
  const scores = new Map<string, { score: number; held: number; informative: number }>()
  let whole = 0
  for (const word of words) {
    const held = holdersOf(indexes, word)
    const isAsked = asked.includes(word)
    // what few answers hold tells more than what many do
    const rarity = Math.log(1 + ids.length / Math.max(1, held.size)) * (isAsked ? 1 : STOP_WORD)
    if (isAsked) whole += rarity
    for (const [id, weight] of held) {
      const known = scores.get(id) ?? { score: 0, held: 0, informative: 0 }
      scores.set(id, {
        score: known.score + weight * rarity,
        held: known.held + Number(isAsked),
        informative: known.informative + (isAsked ? Math.min(1, weight / WELL_HELD) * rarity : 0),
      })
    }
  }
  const ranked = ids
    .flatMap((id) => {
      const found = scores.get(id)
      if (!found || found.held === 0) return []
      const sure = (found.informative / whole) * (found.score / asked.length)
      return [{ id, score: found.score * (found.held / asked.length), sure }]
    })
    .toSorted((one, other) => other.score - one.score)
  const [best] = ranked
  if (!best || best.sure < least) return []
  return ranked
    .filter(({ score }) => score >= best.score * WORTH_SHOWING)
    .slice(0, MAX_FOUND)
    .map(({ id }) => id)
}

function holdersOf(indexes: readonly FaqIndex[], word: string): Held {
  const held: Held = new Map()
  const add = (term: FaqTerm, sure: number) => {
    for (const [id, weight] of term.weights) held.set(id, Math.max(held.get(id) ?? 0, weight * sure))
  }
  for (const index of indexes) {
    addForms(index, word, add)
    addSounds(index, word, add)
  }
  if (held.size === 0) for (const index of indexes) addSlips(index, word, add)
  return held
}

type Add = (term: FaqTerm, sure: number) => void

function addForms({ terms, byStem }: FaqIndex, word: string, add: Add): void {
  for (const stem of stemsOf(word))
    for (const term of byStem.get(stem) ?? []) add(term, term.folded === word ? SURE.same : SURE.stem)
  if (word.length < BEGINNING_FROM[isEthiopic(word) ? 'ethiopic' : 'latin']) return
  for (const term of terms) if (term.folded.startsWith(word)) add(term, SURE.beginning)
}

function addSounds({ bySkeleton }: FaqIndex, word: string, add: Add): void {
  const inEthiopic = isEthiopic(word)
  if (/\p{Nd}/u.test(word) || word.length < BEGINNING_FROM[inEthiopic ? 'ethiopic' : 'latin']) return
  for (const sound of readingsOf(word)) {
    if (sound === '') continue
    const sounds = toSounds(sound)
    for (const term of bySkeleton.get(skeletonOf(sound)) ?? []) {
      const least = inEthiopic && term.isEthiopic ? ALIKE_IN_ETHIOPIC : ALIKE
      const alike = likeness(sounds, toSounds(term.sound))
      if (alike >= least) add(term, SURE.sound * alike)
    }
  }
}

/** Only for words that nothing else explains. */
function addSlips({ terms }: FaqIndex, word: string, add: Add): void {
  if (word.length < ONE_SLIP_FROM) return
  const most = word.length >= TWO_SLIPS_FROM ? 2 : 1
  for (const term of terms)
    if (
      Math.abs(term.folded.length - word.length) <= most &&
      term.folded.length >= ONE_SLIP_FROM &&
      editDistance(word, term.folded) <= most
    )
      add(term, SURE.slip)
}
