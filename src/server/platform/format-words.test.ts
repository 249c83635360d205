import { expect, test } from 'vitest'
import { formatWords } from './format-words.ts'

const MAILS = '{count, plural, one {# new mail} other {# new mails}} for {name}'

test('numbers choose the form, and names stand as they are', () => {
  expect(formatWords('en', MAILS, { count: 1, name: "Sara {x} d'Or <b>" })).toBe(
    "1 new mail for Sara {x} d'Or <b>",
  )
  expect(formatWords('en', MAILS, { count: 1200, name: 'ሣራ' })).toBe('1,200 new mails for ሣራ')
  expect(formatWords('am', '{count, plural, one {# መልእክት} other {# መልእክቶች}}', { count: 2 })).toBe('2 መልእክቶች')
})

test('a value that is missing is an error, not a gap', () => {
  expect(() => formatWords('en', MAILS, { count: 1 })).toThrow('name')
})
