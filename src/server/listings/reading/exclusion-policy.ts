import { DETAILS } from './cue-policy.ts'
import { findCue, fold, type Word } from './word-policy.ts'

/** Words of a search that what is found must not hold. */
export interface Exclusions {
  /** As they were typed. */
  words: readonly string[]
  /** Indexes of them and of what says so. */
  positions: ReadonlySet<number>
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(fold))
const BEFORE = set('not no without except non')
const ARTICLES = set('a an the any in with')
/** “Not far”, “no more than”: nothing is left out. */
const NO_OBJECTS = set('far more less only too very yet sure just so want wanted need needed looking')
/** Said behind it. */
const AFTER = set('የሌለው የሌላት የሌለበት ያልሆነ ያልሆነች አይደለም ሳይሆን')

/** "room not basement", "sofa without leather", "ቤዝመንት ያልሆነ". "No credit history" asks for something, and excludes nothing. */
export function readExclusions(words: readonly Word[]): Exclusions {
  const asked = new Set(DETAILS.flatMap(({ cue }) => findCue(cue, words)))
  const excluded: number[] = []
  const positions = new Set<number>()
  for (const [at, { folded }] of words.entries()) {
    if (asked.has(at) && asked.has(BEFORE.has(folded) ? at + 1 : at - 1)) continue
    const object = BEFORE.has(folded) ? objectBehind(words, at) : AFTER.has(folded) ? at - 1 : null
    if (object === null || object < 0) continue
    excluded.push(object)
    for (let index = Math.min(at, object); index <= Math.max(at, object); index++) positions.add(index)
  }
  return { words: excluded.flatMap((at) => words[at]?.raw ?? []), positions }
}

/** What is not wanted names no kind and no place: its words are as if they were not there. */
export const withoutExcluded = (words: readonly Word[], { positions }: Exclusions): Word[] =>
  words.map((word, at) => (positions.has(at) ? UNREAD : word))
const UNREAD: Word = { raw: '', folded: '', stems: new Set() }

function objectBehind(words: readonly Word[], at: number): number | null {
  const next = words.findIndex((word, index) => index > at && !ARTICLES.has(word.folded))
  return next === -1 || NO_OBJECTS.has(words[next]?.folded ?? '') ? null : next
}
