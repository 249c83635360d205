import { nounForms, verbForms } from './word-forms.ts'
import type { Entry } from './word-trie.ts'

/** Words of a language, parted by spaces. */
export interface Vocabulary {
  commonest: string
  /** Nouns, from which others are made. */
  nouns: string
  common: string
  /** Regular verbs with their type: ከፈለ:A. */
  verbs: string
  /** Names of people, countries and cities, and words that are rarer. */
  other: string
}

export type TypedLanguage = 'am' | 'ti'

const RARITY = { commonest: 0, nouns: 0.12, common: 0.12, other: 0.2, forms: 0.26 }
/** Words of the other language stand behind those of the reader's own. */
const OTHER_LANGUAGE = 0.25
/** Within a list the first is likelier than the last. */
const BY_RANK = 0.06

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** The words of a vocabulary and the forms made of them, the commonest lists first. */
export function* entriesOf(
  vocabulary: Vocabulary,
  language: TypedLanguage,
  isOwn: boolean,
): Generator<Entry> {
  const further = isOwn ? 0 : OTHER_LANGUAGE
  const ranked = function* (words: readonly string[], rarity: number): Generator<Entry> {
    for (const [rank, word] of words.entries())
      yield { word, rarity: further + rarity + (BY_RANK * rank) / words.length }
  }
  const nouns = wordsOf(vocabulary.nouns)
  const verbs = wordsOf(vocabulary.verbs).map((verb) => verb.split(':'))
  yield* ranked(wordsOf(vocabulary.commonest), RARITY.commonest)
  yield* ranked(nouns, RARITY.nouns)
  yield* ranked(wordsOf(vocabulary.common), RARITY.common)
  yield* ranked(wordsOf(vocabulary.other), RARITY.other)
  // form by form, as all at once would take as long as a few keys
  const forms = { rarity: further + RARITY.forms }
  for (const [verb = '', type = ''] of verbs)
    for (const word of verbForms(verb, type, language)) yield { word, ...forms }
  for (const noun of nouns) for (const word of nounForms(noun, language)) yield { word, ...forms }
}
