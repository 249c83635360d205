import { expect, test } from 'vitest'
import { readPrice } from './price-policy.ts'

test.each([
  ['room under $900', { max: 900, currency: null }],
  ['below 1,200 dollars', { max: 1200, currency: null }],
  ['up to 1.5k', { max: 1500, currency: null }],
  ['less than $2k', { max: 2000, currency: null }],
  ['between $600 and $900', { min: 600, max: 900, currency: null }],
  ['$900 - $600', { min: 600, max: 900, currency: null }],
  ['over $500', { min: 500, currency: null }],
  ['700 pounds', { max: 700, currency: 'GBP' }],
  ['€650', { max: 650, currency: 'EUR' }],
  ['CA$900', { max: 900, currency: 'CAD' }],
  ['ከ900 ዶላር በታች', { max: 900, currency: null }],
  ['እስከ 900', { max: 900, currency: null }],
  ['ከ500 እስከ 900 ዶላር', { min: 500, max: 900, currency: null }],
  ['ከ5000 ብር በላይ', { min: 5000, currency: 'ETB' }],
  ['room in Denver', null],
  ['within 25 miles', null],
  ['up to 3 bedrooms', null],
  ['Fasika 2027', null],
  ['a 2015 Corolla', null],
])('%s', (question, price) => expect(readPrice(question)?.price ?? null).toEqual(price))

test('around a price is a little less or more', () => {
  expect(readPrice('around $1000')?.price).toEqual({ min: 850, max: 1150, currency: null })
})

test('the price is taken out of the question', () => {
  expect(readPrice('find a room under $900 in Seattle')?.rest.replaceAll(/\s+/g, ' ')).toBe(
    'find a room in Seattle',
  )
})
