import { afterEach, beforeEach, expect, test } from 'vitest'
import { ariaWordsAm } from './aria-words.am.ts'
import { ariaWordsEn } from './aria-words.en.ts'
import { type AriaWords, setAriaWords } from './aria-words.ts'

const installed = () => Reflect.get(window, Symbol.for('react-aria.i18n.strings')) as AriaWords
beforeEach(() => setAriaWords([ariaWordsEn]))
afterEach(() => setAriaWords([ariaWordsEn]))

test('what React Aria found first follows the language without a reload', () => {
  const overlays = installed()['@react-aria/overlays'] ?? {}
  const table = installed()['@react-aria/table'] ?? {}
  expect(overlays['dismiss']).toBe('Dismiss')
  setAriaWords([ariaWordsAm, ariaWordsEn])
  expect(overlays['dismiss']).toBe('ይዝጉ')
  expect(table['select']).toBe('Select')
  setAriaWords([ariaWordsEn])
  expect(overlays['dismiss']).toBe('Dismiss')
})

const IN_USE = [
  '@react-aria/autocomplete',
  '@react-aria/calendar',
  '@react-aria/combobox',
  '@react-aria/datepicker',
  '@react-aria/menu',
  '@react-aria/numberfield',
  '@react-aria/overlays',
  '@react-aria/searchfield',
  '@react-aria/spinbutton',
  '@react-aria/tag',
  '@react-aria/toast',
  '@react-stately/datepicker',
]

test.each(IN_USE)('every text of %s is there in Amharic', (name) => {
  const english = Object.keys(ariaWordsEn[name] ?? {}).toSorted()
  expect(english.length).toBeGreaterThan(0)
  expect(Object.keys(ariaWordsAm[name] ?? {}).toSorted()).toEqual(english)
})
