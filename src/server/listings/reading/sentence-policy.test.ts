import { describe, expect, it } from 'vitest'
import { attemptsOf } from './attempt-policy.ts'
import { readSentence } from './sentence-policy.ts'

/** A Friday. */
const TODAY = { year: 2026, month: 11, day: 20 }
const read = (text: string) => readSentence(text, TODAY)

describe('money', () => {
  it.each([
    ['room under 900', null, 900, null],
    ['room 700 a month', null, 700, 'month'],
    ['room $210 / week', null, 210, 'week'],
    ['$20 an hour or more job', 20, null, 'hour'],
    ['driver job $25/hr', 25, null, 'hour'],
    ['job 70k a year', 70_000, null, 'year'],
    ['sofa $200 or less', null, 200, null],
    ['room between 500 and 800', 500, 800, null],
    ['sofa under 0', null, null, null],
    ['በወር 800 ዶላር ክፍል', null, 800, null],
  ])('%s', (text, min, max, period) => {
    expect(read(text).price).toMatchObject({ min, max, period })
  })

  it.each(['2014 corolla', 'tv 55 inch', 'room 3 people', 'iphone 13'])('%s names no price', (text) => {
    expect(read(text).price).toBeNull()
  })
})

describe('what is not wanted', () => {
  it.each([
    ['room not basement', ['basement']],
    ['sofa without leather', ['leather']],
    ['apartment with no carpet', ['carpet']],
    ['ቤዝመንት ያልሆነ ክፍል', ['ቤዝመንት']],
    ['room no credit check', []],
    ['job no experience', []],
    ['room not far from Seattle', []],
    ['room no more pets', []],
    ['not', []],
  ])('%s', (text, excluded) => expect(read(text).excluded).toEqual(excluded))
})

describe('what a home must not have is a filter', () => {
  it.each([
    ['room no deposit', ['-deposit']],
    ['room without pets', ['-pets']],
    ['pet friendly room', ['pets']],
    ['unfurnished apartment, non smoking', ['-smoking', '-furnished']],
    ['ያለ ቀብድ ክፍል', ['-deposit']],
    ['የቤት እንስሳ የሌለበት ክፍል', ['-pets']],
  ])('%s', (text, details) => expect(read(text).offer.details).toEqual(details))
})

it('events have a last day, and other things none', () => {
  expect(read('concert this weekend').until).toBe('2026-11-22')
  expect(read('room this weekend').until).toBeNull()
})

describe('ways to take a search', () => {
  const ways = (text: string) =>
    attemptsOf(read(text), new Set(), null).map(({ category, subcategory, details, words }) =>
      [category, subcategory, details.join(';'), words.join(' ')].map((part) => part ?? '-').join('|'),
    )

  it.each([
    ['room', ['rooms_housing|-||']],
    ['flat', ['rooms_housing|apartment||']],
    ['flat under 900', ['rooms_housing|apartment||', 'rooms_housing|-||']],
    ['sunny room', ['rooms_housing|-||sunny', '-|-||sunny room']],
    ['nurse job', ['jobs|-||nurse', 'jobs|healthcare||']],
    ['plumber', ['-|-||plumber', 'services|home_repair||']],
    ['free sofa', ['items|free||sofa', 'items|free||sofa', '-|-||free sofa']],
    ['free furniture', ['items|free||furniture', 'items|free||']],
    ['basement apartment', ['rooms_housing|basement_suite||']],
    ['2 bedroom pet friendly', ['rooms_housing|-|pets;bedrooms:2|']],
    ['yeshufer sira', ['jobs|-||yeshufer', 'jobs|driver_delivery||']],
    ['jebena', ['-|-||jebena']],
  ])('%s', (text, expected) => expect(ways(text)).toEqual(expected))

  it('of a list of one category, what else is named is words', () => {
    expect(attemptsOf(read('car'), new Set(), 'rooms_housing')).toEqual([
      { category: null, subcategory: null, details: [], words: ['car'] },
    ])
  })
})
