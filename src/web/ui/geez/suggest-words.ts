import type { DisplayLanguage } from '#contract/language/language.ts'
import { addVocabularies, type GeezSpeller, newSpeller, spell, WORDS_MAX } from './words/geez-speller.ts'
import { learnedWords } from './words/learned-words.ts'
import type { TypedLanguage } from './words/vocabulary.ts'

/** One for each language that was typed on this page. */
const spellers = new Map<TypedLanguage, GeezSpeller>()

/** Who reads in Tigrinya writes in Tigrinya; everybody else in Amharic first. Both know the words of the other. */
export const typedLanguageOf = (shown: DisplayLanguage): TypedLanguage => (shown === 'ti' ? 'ti' : 'am')

/** The browser draws and listens between batches of words. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done))

/** At once, and with more words every moment until all are there; letter by letter where they cannot be loaded. */
export function spellerFor(language: TypedLanguage): GeezSpeller {
  const known = spellers.get(language)
  if (known) return known
  const speller = newSpeller(language)
  spellers.set(language, speller)
  // what failed is tried again by the next field
  void learnAll(speller).catch(() => spellers.delete(language))
  return speller
}

async function learnAll(speller: GeezSpeller): Promise<void> {
  const [am, ti] = await Promise.all([import('./words/am.json'), import('./words/ti.json')])
  await addVocabularies(speller, { am: am.default, ti: ti.default }, pause)
}

/** What was chosen before for the same letters, then what it may mean by its sound. */
export const suggestWords = (speller: GeezSpeller, typed: string): string[] =>
  [...new Set([...learnedWords(typed), ...spell(speller, typed)])].slice(0, WORDS_MAX)
