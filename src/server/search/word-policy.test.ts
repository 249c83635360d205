import { expect, it } from 'vitest'
import { isWordless, searchWords, wordQuery } from './word-policy.ts'

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
    const query = wordQuery(`sofa ${typed} bed`)
    expect(query?.whole.join()).toMatch(/^sofa( & \w+)? & bed$/)
    expect(query?.begun?.at(-1)).toBe(`${query?.whole.join()}:*`)
  },
)

it('asks for every word, then for the last as a beginning too when it is long enough', () => {
  expect(wordQuery('blue sofa be')).toEqual({
    whole: ['blue & sofa & be'],
    begun: ['blue & sofa & be', 'blue & sofa & be:*'],
  })
  expect(wordQuery('sofa b')).toEqual({ whole: ['sofa & b'], begun: null })
  expect(wordQuery('ቤት')).toEqual({ whole: ['ቤት'], begun: ['ቤት', 'ቤት:*'] })
})

it('asks for what may stand for a word beside it, tier by tier', () => {
  const variants = {
    each: [
      [],
      [
        { term: 'enjera', tier: 'phonetic', score: 0.9 },
        { term: 'ጥሩ እንጀራ', tier: 'related', score: 1 },
      ],
    ],
    joined: [{ term: 'freshinjera', tier: 'homophone', score: 1 }],
  } as const
  expect(wordQuery('fresh injera', variants)).toEqual({
    whole: [
      'fresh & injera',
      '(fresh & injera | freshinjera)',
      '(fresh & (injera | enjera) | freshinjera)',
      '(fresh & (injera | enjera | (ጥሩ <-> እንጀራ)) | freshinjera)',
    ],
    begun: [
      'fresh & injera',
      'fresh & injera:*',
      '(fresh & injera:* | freshinjera)',
      '(fresh & (injera:* | enjera) | freshinjera)',
      '(fresh & (injera:* | enjera | (ጥሩ <-> እንጀራ)) | freshinjera)',
    ],
  })
})

it('asks nothing without words', () => {
  expect(wordQuery('')).toBeNull()
  expect(wordQuery(' -- ')).toBeNull()
})

it('asks for so many words at most', () => {
  expect(searchWords('a '.repeat(100))).toHaveLength(16)
})

it('leaves out what holds a word with a minus before it', () => {
  expect(searchWords('sofa -leather')).toEqual(['sofa'])
  expect(wordQuery('sofa -leather -red')).toEqual({
    whole: ['(sofa) & !(leather | red)'],
    begun: ['(sofa) & !(leather | red)', '(sofa:*) & !(leather | red)'],
  })
  expect(searchWords('t-shirt - new')).toEqual(['t', 'shirt', 'new'])
})

it('finds all that lacks a word', () => {
  expect(wordQuery('-leather')).toEqual({ whole: ['!(leather)'], begun: null })
  expect([isWordless('-leather'), isWordless('--')]).toEqual([false, true])
})
