import { expect, it } from 'vitest'
import { readUnknownPlace } from './unknown-place-policy.ts'
import { readWords } from './word-policy.ts'

const read = (text: string) => {
  const words = readWords(text)
  return readUnknownPlace(words, new Set())?.map((at) => words[at]?.raw) ?? null
}

it.each([
  ['room in Xyzzyville', ['Xyzzyville']],
  ['room in Xyzzy Heights please', ['Xyzzy', 'Heights']],
  ['jobs near xyzzyville', ['xyzzyville']],
  ['jobs in 20001', ['20001']],
  ['ክፍል በዝዝዝዝ', ['በዝዝዝዝ']],
])('%s stands where a place does', (text, positions) => {
  expect(read(text)).toEqual(positions)
})

it.each([
  'sofa in good condition',
  'help in english',
  'room in a quiet house',
  'jobs in January',
  'car in 2020',
  'ሥራ በአማርኛ',
  'ክፍል በጥሩ ዋጋ',
  'በርበሬ',
  '',
])('nothing in “%s” does', (text) => {
  expect(read(text)).toBeNull()
})
