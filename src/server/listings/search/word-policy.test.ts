import { expect, it } from 'vitest'
import { searchWords, wordQuery } from './word-policy.ts'

it('cuts words at everything that is neither letter nor digit', () => {
  expect(searchWords('2-Bedroom, near Metro/Bus (DC)')).toEqual([
    '2',
    'Bedroom',
    'near',
    'Metro',
    'Bus',
    'DC',
  ])
  expect(searchWords('የሚከራይ፡ክፍል፣ አዲስ፤ ቤት።')).toEqual(['የሚከራይ', 'ክፍል', 'አዲስ', 'ቤት'])
})

it('knows one form of a letter', () => {
  expect(searchWords('cafe\u0301')).toEqual(searchWords('café'))
})

it.each(["'", '"', '&', '|', '!', '( )', ':*', '\\', '<->', "'' | '_g1'", '_h1', '%', '\u0001', '💚'])(
  'leaves no sign of %s that a query could be made of',
  (typed) => {
    expect(searchWords(`sofa ${typed} bed`).join(' ')).toMatch(/^sofa( \w+)? bed$/)
    expect(wordQuery(`sofa ${typed} bed`)).toMatch(/^[a-z0-9]+( & [a-z0-9]+){1,2}:\*$/)
  },
)

it('asks for every word, for the last as a beginning', () => {
  expect(wordQuery('blue sofa be')).toBe('blue & sofa & be:*')
  expect(wordQuery('sofa b')).toBe('sofa & b')
  expect(wordQuery('ቤት')).toBe('ቤት:*')
})

it('asks nothing without words', () => {
  expect(wordQuery('')).toBeNull()
  expect(wordQuery(' -- ')).toBeNull()
})

it('asks for so many words at most', () => {
  expect(searchWords('a '.repeat(100))).toHaveLength(16)
})
