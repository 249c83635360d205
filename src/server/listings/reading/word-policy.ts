import { foldHomophones } from '#contract/language/ethiopic-syllables.ts'
import { stemsOf } from '#contract/language/word-stems.ts'

/** A word of a question. */
export interface Word {
  /** As it was typed. */
  raw: string
  /** In lower case, without homophones. */
  folded: string
  /** All that it may be a form of, itself included. */
  stems: ReadonlySet<string>
}

/** Longer questions are read as far as this many words. */
const MAX_WORDS = 60
const WORDS = /[\p{L}\p{M}\p{N}$£€]+(?:[.,:/'’-][\p{L}\p{M}\p{N}]+)*/gu

export const readWords = (text: string): Word[] => (text.match(WORDS) ?? []).slice(0, MAX_WORDS).map(readWord)

function readWord(raw: string): Word {
  const folded = fold(raw)
  return { raw, folded, stems: new Set([folded, ...stemsOf(folded), ...withoutLatinPrefix(folded)]) }
}

/** "yeshufer", "besira": of, in, for and from, written together with Amharic words in Latin letters. */
const LATIN_PREFIX = /^(?:ye|be|le|ke)(?=[a-z]{4})/
const withoutLatinPrefix = (folded: string): string[] =>
  LATIN_PREFIX.test(folded) ? [folded.replace(LATIN_PREFIX, '')] : []

/** Apostrophes end no word: "what's" is "whats". */
export const fold = (text: string): string => foldHomophones(text.toLowerCase().replaceAll(/['’]/g, ''))

/** Words that stand for one thing: each is a word, several in a row, or with a star the beginning of a word. */
export type Cue = readonly (readonly CueWord[])[]
interface CueWord {
  folded: string
  begins: boolean
}

/** "look for, room, ፈልግ*" */
export const readCue = (text: string): Cue =>
  text.split(',').map((phrase) =>
    phrase
      .trim()
      .split(/\s+/)
      .map((word) => ({ folded: fold(word.replace('*', '')), begins: word.endsWith('*') })),
  )

const isWord = ({ folded, begins }: CueWord, word: Word | undefined): boolean => {
  if (!word) return false
  if (!begins) return word.stems.has(folded)
  return word.folded.startsWith(folded) || [...word.stems].some((stem) => stem.startsWith(folded))
}

interface CueIndex {
  /** Phrases by their first word. */
  byFirst: ReadonlyMap<string, Cue>
  /** Those whose first word is only begun. */
  begun: Cue
}

/** A question is held against a thousand phrases: only those are looked at that can begin with its words. */
const indexes = new WeakMap<Cue, CueIndex>()

function indexOf(cue: Cue): CueIndex {
  const known = indexes.get(cue)
  if (known) return known
  const byFirst = Map.groupBy(
    cue.filter(([first]) => first?.begins === false),
    ([first]) => first?.folded ?? '',
  )
  const made = { byFirst, begun: cue.filter(([first]) => first?.begins === true) }
  indexes.set(cue, made)
  return made
}

/** Indexes of the words that say it; empty where it is not said. */
export function findCue(cue: Cue, words: readonly Word[]): number[] {
  const { byFirst, begun } = indexOf(cue)
  return words.flatMap((word, start) => {
    const beginning = [...word.stems].flatMap((stem) => byFirst.get(stem) ?? [])
    const phrase = [...beginning, ...begun]
      .filter((each) => each.every((one, at) => isWord(one, words[start + at])))
      .toSorted((one, other) => other.length - one.length)[0]
    return phrase ? phrase.map((_one, at) => start + at) : []
  })
}

export const holdsCue = (cue: Cue, words: readonly Word[]): boolean => findCue(cue, words).length > 0

/** Words in a row as they stand in a text, whatever is between them. */
export function rowOf(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, String.raw`\$&`))
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])${escaped.join(String.raw`[^\p{L}\p{N}]+`)}(?![\p{L}\p{N}])`,
    'u',
  )
}
