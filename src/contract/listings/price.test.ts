import { describe, expect, it } from 'vitest'
import { CATEGORIES } from './category.ts'
import {
  currencyOf,
  type Price,
  PRICE_PERIODS,
  PRICE_RULES,
  PRICE_TYPES,
  PRICED_TYPES,
  priceProblems,
} from './price.ts'

const price = (rest: Partial<Price>): Price => ({
  type: 'fixed',
  amountMinor: 5000,
  maxMinor: null,
  currency: 'USD',
  period: null,
  ...rest,
})

it.each(CATEGORIES)('%s knows exactly its own types and periods', (category) => {
  const { types, periods, periodRequired } = PRICE_RULES[category]
  for (const type of PRICE_TYPES) {
    for (const period of [...PRICE_PERIODS, null]) {
      const amountMinor = PRICED_TYPES.includes(type) ? 5000 : null
      const allowed = types.includes(type) && (period === null ? !periodRequired : periods.includes(period))
      expect(priceProblems(category, price({ type, period, amountMinor })).length === 0).toBe(allowed)
    }
  }
})

describe('amounts', () => {
  it('stand where the type is one of an amount', () => {
    expect(priceProblems('items', price({ amountMinor: null }))).toEqual([
      { path: ['amountMinor'], key: 'required' },
    ])
    expect(priceProblems('items', price({ amountMinor: 0 }))).toMatchObject([
      { path: ['amountMinor'], n: 0.01 },
    ])
    expect(priceProblems('items', price({ type: 'swap', amountMinor: null }))).toEqual([])
  })

  it('make a range from low to high, open at the top', () => {
    const range = (maxMinor: number | null) => priceProblems('services', price({ type: 'range', maxMinor }))
    expect(range(null)).toEqual([])
    expect(range(5000)).toEqual([])
    expect(range(4999)).toEqual([{ path: ['maxMinor'], key: 'number.min', n: 50 }])
  })
})

it('takes the currency of the country, the dollar where it knows none', () => {
  expect(['US', 'SE', 'DE', 'ET', 'JP'].map(currencyOf)).toEqual(['USD', 'SEK', 'EUR', 'ETB', 'USD'])
})
