import { expect, it } from 'vitest'
import { fittingQuery, tradesOf } from './fitting-policy.ts'

it('what names no trade is left out, skills stay whole, and each stands once', () => {
  const headline = 'Experienced registered nurse at the City Hospital, looking for night work'
  expect(tradesOf(headline, ['Night nurse', 'Patient care', 'patient-care'])).toEqual([
    ['nurse'],
    ['city'],
    ['hospital'],
    ['patient', 'care'],
  ])
  expect(tradesOf('የነርስ ባለሙያ', ['ሥራ'])).toEqual([['የነርስ']])
  expect(tradesOf(null, [])).toEqual([])
  expect(tradesOf('At work, open to jobs', ['--'])).toEqual([])
})

it('so many at most are looked for', () => {
  const skills = Array.from({ length: 20 }, (_, n) => `skill${n}`)
  expect(tradesOf(null, skills)).toHaveLength(12)
})

it('asks for any of them in title or facts, and for what may stand for their words', () => {
  const variants: Record<string, { term: string }[]> = {
    nurse: [{ term: 'ነርስ' }],
    care: [{ term: 'home help' }],
  }
  expect(fittingQuery([['nurse'], ['patient', 'care']], (word) => variants[word] ?? [])).toBe(
    '((nurse:AB | ነርስ:AB)) | ((patient:AB) & (care:AB | (home:AB <-> help:AB)))',
  )
})
