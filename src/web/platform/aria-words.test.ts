import { afterEach, expect, test } from 'vitest'
import { ariaWordsAm } from './aria-words.am.ts'
import { type AriaWords, setAriaWords } from './aria-words.ts'

const installed: unknown = Reflect.get(window, Symbol.for('react-aria.i18n.strings'))
const dictionary = installed as AriaWords
afterEach(() => setAriaWords({}))

test('the dictionary follows the language without a reload', () => {
  const overlays = dictionary['@react-aria/overlays'] ?? {}
  expect(overlays['dismiss']).toBe('Dismiss')
  setAriaWords(ariaWordsAm)
  expect(overlays['dismiss']).toBe('ዝጋ')
  expect(dictionary['@react-aria/table']?.['select']).toBe('Select')
  setAriaWords({})
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
  const english = Object.keys(dictionary[name] ?? {}).toSorted()
  expect(english.length).toBeGreaterThan(0)
  expect(Object.keys(ariaWordsAm[name] ?? {}).toSorted()).toEqual(english)
})
