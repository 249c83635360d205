import * as english from 'react-aria-components/i18n/en-US'
import type { AriaWords } from './aria-words.ts'

/** React Aria's own texts. The package declares its default export as a type only; at run time it is the dictionary. */
const given: unknown = Reflect.get(english, 'default')
export const ariaWordsEn = given as AriaWords
