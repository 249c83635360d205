import { foldHomophones } from '#contract/language/ethiopic-syllables.ts'
import { writeGeez } from '#contract/language/geez-typing.ts'
import { findWords, type FoundWord } from './find-words.ts'
import { countSigns, emptyModel, type SignModel, spellWord, UNKNOWN } from './sign-model.ts'
import { addEntry, edgesFrom, emptyTrie, type TrieNode } from './word-trie.ts'
import { type TypedLanguage, entriesOf, type Vocabulary } from './vocabulary.ts'

/** Writes words in Ge'ez letters by their sound, with what it knows so far. */
export interface GeezSpeller {
  language: TypedLanguage
  trie: TrieNode
  model: SignModel
}

/** Knows no word yet: it writes letter by letter. */
export const newSpeller = (language: TypedLanguage): GeezSpeller => ({
  language,
  trie: emptyTrie(),
  model: emptyModel(),
})

/** Words learned before the browser is given a turn. */
const BATCH = 200

/**
 * Adds the words of both languages, the speller's own and the commonest first, so that it can be used from the first
 * batch on. The other language may be written too, but says nothing about unknown words.
 */
export async function addVocabularies(
  { language, trie, model }: GeezSpeller,
  vocabularies: Readonly<Record<TypedLanguage, Vocabulary>>,
  pause: () => Promise<void>,
): Promise<void> {
  let added = 0
  for (const each of [language, language === 'am' ? 'ti' : 'am'] as const)
    for (const entry of entriesOf(vocabularies[each], each, each === language)) {
      addEntry(trie, entry)
      if (each === language) countSigns(model, entry.word)
      added++
      if (added % BATCH === 0) await pause()
    }
  // the widest step of every search is prepared before the next key
  edgesFrom(trie, '')
}

/** Letter by letter, as whoever knows the scheme of the letters means it. */
const LETTERS = 1.2
/** Capitals within a word are of that scheme, and a single letter is not yet a word. */
const LETTERS_MEANT = 0.25

export const WORDS_MAX = 5

/**
 * Up to five words that what was typed may mean, the likeliest first. The first one always stands for all that was typed;
 * among the others may be longer words that begin like it. Letter by letter is always among them.
 */
export function spell({ language, trie, model }: GeezSpeller, typed: string): string[] {
  const isMeant = (/.[A-Z]/.test(typed) && /[a-z]/.test(typed)) || typed.length === 1
  const letters: FoundWord = {
    word: writeGeez(typed),
    cost: isMeant ? LETTERS_MEANT : LETTERS,
    isLonger: false,
  }
  const known = findWords(trie, typed)
  const isEnough = known.filter(({ cost }) => cost < UNKNOWN).length > WORDS_MAX
  const words = [...known, ...(isEnough ? [] : spellWord(model, typed)), letters].toSorted(
    (one, other) => one.cost - other.cost,
  )
  const whole = words.filter(({ isLonger }) => !isLonger)
  const fold = language === 'am' ? foldHomophones : (word: string) => word
  const offered = new Map<string, string>()
  for (const { word } of [...whole.slice(0, 1), ...words])
    if (!offered.has(fold(word))) offered.set(fold(word), word)
  const first = [...offered.values()].slice(0, WORDS_MAX)
  return first.includes(letters.word) || first.length < WORDS_MAX
    ? first
    : [...first.slice(0, WORDS_MAX - 1), letters.word]
}
