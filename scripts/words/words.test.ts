import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'
import type { AllReviews } from './reviews.ts'
import {
  allSentences,
  amharicLiterals,
  exportWords,
  readReview,
  replaceLiterals,
  reviewedShare,
} from './words.ts'
import { ROOT } from '../repository.ts'

const [HEAD = []] = readCsv(exportWords())
const NONE: AllReviews = { am: {}, ti: {}, om: {} }
const UNCHANGED = { am: new Map(), ti: new Map(), om: new Map() }

const sentenceOf = (wanted: string) => {
  const found = allSentences().find(({ key }) => key === wanted)
  if (!found) throw new Error(`${wanted} is gone`)
  return found
}
const RETRY = sentenceOf('ui.retry')

/** A line of the table, with what a reviewer wrote into it. */
const line = (
  changed: Partial<Record<'key' | 'en' | 'am' | 'amState' | 'ti' | 'tiState' | 'om', string>>,
) => {
  const { key, en, am, amState, ti, tiState, om } = { ...RETRY, amState: 'drafted', tiState: '', ...changed }
  return [key, en, am, amState, ti, tiState, om, '']
}
const tableOf = (changed: Parameters<typeof line>[0]) => writeCsv([HEAD, line(changed)])

test('every sentence is exported with its state, and as it was exported it changes nothing', () => {
  const csv = exportWords(NONE)
  expect(HEAD.join()).toBe(
    'key,English,Amharic,Amharic state,Tigrinya,Tigrinya state,Afaan Oromo,Afaan Oromo state',
  )
  expect(readCsv(csv)).toHaveLength(allSentences().length + 1)
  expect(readReview(csv, NONE)).toEqual({ problems: [], changed: UNCHANGED, reviews: NONE })
})

test('every Amharic sentence is found in the sources, where it says just that', async () => {
  const literals = await amharicLiterals()
  const wrong = allSentences().filter(({ key, am }) => literals.get(key)?.text !== am)
  expect(wrong).toEqual([])
})

test('a corrected sentence stands where the old one stood', async () => {
  const { problems, changed } = readReview(tableOf({ am: 'ደግመው ይሞክሩ', ti: 'ድገሙ' }), NONE)
  expect(problems).toEqual([])
  expect(changed.am).toEqual(new Map([['ui.retry', 'ደግመው ይሞክሩ']]))
  expect(changed.ti).toEqual(new Map([['ui.retry', 'ድገሙ']]))
  const literal = (await amharicLiterals()).get('ui.retry')
  if (!literal) throw new Error('ui.retry is gone')
  const text = readFileSync(join(ROOT, literal.file), 'utf8')
  const source = replaceLiterals(text, [{ ...literal, text: 'ደግመው ይሞክሩ' }])
  expect(source).toContain('retry: "ደግመው ይሞክሩ"')
  expect(source.length - text.length).toBe('ደግመው ይሞክሩ'.length - RETRY.am.length)
})

test('a review counts for the words that were read, and no longer once they have changed', () => {
  const { reviews } = readReview(tableOf({ tiState: 'reviewed by Selam, 2026-11-28' }), NONE)
  expect(reviews.ti['ui.retry']).toMatchObject({ by: 'Selam', on: '2026-11-28' })
  const stateOf = (of: AllReviews) => readCsv(exportWords(of)).find(([key]) => key === 'ui.retry')?.[5]
  expect(stateOf(reviews)).toBe('reviewed by Selam, 2026-11-28')
  const other = readReview(tableOf({ ti: 'ድገሙ', tiState: 'reviewed by Selam, 2026-11-28' }), NONE)
  expect(stateOf(other.reviews)).toBe('drafted')
  expect(reviewedShare('ti', NONE)).toBe(0)
})

test('a review is taken back by calling the sentence a draft', () => {
  const { reviews } = readReview(tableOf({ tiState: 'reviewed by Selam, 2026-11-28' }), NONE)
  expect(readReview(tableOf({ tiState: 'drafted' }), reviews).reviews).toEqual(NONE)
})

test('the share of a language is that of its sentences that were read as they stand', () => {
  const all = readCsv(exportWords(NONE)).map((row, at) =>
    at === 0 ? row : row.toSpliced(5, 1, 'reviewed by Selam, 2026-11-28'),
  )
  const { problems, reviews } = readReview(writeCsv(all), NONE)
  expect(problems).toEqual([])
  expect([reviewedShare('ti', reviews), reviewedShare('om', reviews)]).toEqual([100, 0])
  delete reviews.ti['ui.retry']
  expect(reviewedShare('ti', reviews)).toBe(99)
})

test.each([
  [[['a', 'b']], 'the first line is not'],
  [[HEAD, line({ key: 'ui.nothing' })], 'ui.nothing: no such sentence'],
  [[HEAD, line({ en: 'Once more' })], 'has changed since the export'],
  [[HEAD, line({ am: 'Try again' })], 'no Ethiopic letter'],
  [[HEAD, line({ am: 'እንደገና {name}' })], 'arguments differ: name'],
  [[HEAD, line({ ti: 'ድገሙ {' })], '(Tigrinya)'],
  [[HEAD, line({ ti: '' })], 'says nothing'],
  [[HEAD, line({ om: 'Try again' })], 'is English (Afaan Oromo)'],
  [[HEAD, line({ tiState: 'fine' })], 'is neither drafted nor reviewed'],
  [[HEAD, line({ amState: 'reviewed by Selam, 2026-13-40' })], 'is no day'],
])('what does not fit is refused %#', (rows, problem) => {
  expect(readReview(writeCsv(rows), NONE).problems.join('\n')).toContain(problem)
})
