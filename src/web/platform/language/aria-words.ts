/** React Aria's texts by its package name and key; a text with arguments is a function. */
export type AriaWords = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Each text is that of the first dictionary that has it. */
let dictionaries: readonly AriaWords[] = []

/**
 * Sets the dictionaries of the active language, the complete one last. React Aria ships no Amharic and freezes what
 * it finds at first use, so what is installed for it here looks each text up anew.
 */
export function setAriaWords(next: readonly AriaWords[]): void {
  dictionaries = next
  const complete = next.at(-1)
  if (!complete) return
  const looked = Object.keys(complete).map((name) => [name, lookThrough(name, complete[name] ?? {})] as const)
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: 'en-US',
    [Symbol.for('react-aria.i18n.strings')]: Object.fromEntries(looked),
  })
}

function lookThrough(name: string, words: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return new Proxy(words, {
    get: (_, key) =>
      typeof key === 'string'
        ? dictionaries.map((dictionary) => dictionary[name]?.[key]).find((text) => text !== undefined)
        : undefined,
  })
}
