import { expect, it } from 'vitest'
import { fittingQuery, tradeWords } from './fitting-policy.ts'

it('what names no trade is left out, and each word stands once', () => {
  expect(
    tradeWords('Experienced registered nurse at the City Hospital, looking for night work', ['Night nurse']),
  ).toEqual(['registered', 'nurse', 'city', 'hospital', 'night'])
  expect(tradeWords('የነርስ ባለሙያ', ['ሥራ'])).toEqual(['የነርስ'])
  expect(tradeWords(null, [])).toEqual([])
  expect(tradeWords('At work, open to jobs', ['--'])).toEqual([])
})

it('so many words at most are looked for', () => {
  expect(
    tradeWords(
      null,
      Array.from({ length: 20 }, (_, n) => `skill${n}`),
    ),
  ).toHaveLength(12)
})

it('asks for any of the words in title or facts, and for what may stand for them', () => {
  const term = { tier: 'related', score: 1 } as const
  const variants = { each: [[{ ...term, term: 'ነርስ' }], [{ ...term, term: 'night shift' }]], joined: [] }
  expect(fittingQuery(['nurse', 'night'], variants)).toBe(
    '(nurse:AB) | (ነርስ:AB) | (night:AB) | (night:AB <-> shift:AB)',
  )
})
