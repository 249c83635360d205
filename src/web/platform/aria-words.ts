import * as english from 'react-aria-components/i18n/en-US'

/** React Aria's texts by its package name and key; a text with arguments is a function. */
export type AriaWords = Record<string, Record<string, unknown>>

let translated: AriaWords = {}

/**
 * React Aria ships no Amharic and freezes its dictionary at first use, so the dictionary installed here looks
 * each text up anew: in the active language, else in English. Call before the first render.
 */
export function installAriaWords(): void {
  const dictionary = Object.fromEntries(
    Object.entries(englishWords()).map(([name, words]) => [name, lookThrough(name, words)]),
  )
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: 'en-US',
    [Symbol.for('react-aria.i18n.strings')]: dictionary,
  })
}

/** Sets the active language's texts; an empty object means English. */
export function setAriaWords(words: AriaWords): void {
  translated = words
}

/** The package declares its default export as a type only; at run time it is the dictionary. */
function englishWords(): AriaWords {
  const words: unknown = Reflect.get(english, 'default')
  return words as AriaWords
}

function lookThrough(name: string, words: Record<string, unknown>): Record<string, unknown> {
  return new Proxy(words, {
    get: (target, key) => (typeof key === 'string' ? (translated[name]?.[key] ?? target[key]) : undefined),
  })
}
