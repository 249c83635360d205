import type { AriaWords } from '#web/platform/language/aria-words.ts'

/** React Aria's texts by package and key, with `{name}` for what is put in. */
export type AriaTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Texts as React Aria calls them: those with something to put in are functions. */
export const ariaInWords = (texts: AriaTexts): AriaWords =>
  mapEntries(texts, (words) => mapEntries(words, (text) => (text.includes('{') ? fill(text) : text)))

const fill = (text: string) => (given: Readonly<Record<string, string | number>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given[name]))

function mapEntries<From, To>(
  of: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value)]))
}
