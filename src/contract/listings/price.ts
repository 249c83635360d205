import { z } from 'zod'
import type { Category } from './category.ts'

/** ISO 4217 codes a listing may use; nothing is ever converted. */
export const CURRENCIES = [
  'USD',
  'CAD',
  'GBP',
  'EUR',
  'SEK',
  'NOK',
  'CHF',
  'AED',
  'SAR',
  'ILS',
  'AUD',
  'ETB',
  'ERN',
] as const
export const Currency = z.enum(CURRENCIES)
export type Currency = z.infer<typeof Currency>

/** The currency a reader or poster in that country (ISO 3166-1 alpha-2) is taken to mean. */
const CURRENCY_OF: Record<string, Currency> = {
  US: 'USD',
  CA: 'CAD',
  GB: 'GBP',
  SE: 'SEK',
  NO: 'NOK',
  CH: 'CHF',
  AE: 'AED',
  SA: 'SAR',
  IL: 'ILS',
  AU: 'AUD',
  ET: 'ETB',
  ER: 'ERN',
}
const EURO_COUNTRIES = new Set(['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'LU', 'MT', 'NL', 'PT'])

export const currencyOf = (country: string): Currency =>
  CURRENCY_OF[country] ?? (EURO_COUNTRIES.has(country) ? 'EUR' : 'USD')

export const PRICE_TYPES = ['fixed', 'negotiable', 'free', 'on_request', 'range', 'swap'] as const
export const PriceType = z.enum(PRICE_TYPES)
export type PriceType = z.infer<typeof PriceType>

export const PRICE_PERIODS = ['hour', 'day', 'night', 'week', 'month', 'year'] as const
export const PricePeriod = z.enum(PRICE_PERIODS)
export type PricePeriod = z.infer<typeof PricePeriod>

/** Largest amount in minor units (cents): a billion. */
export const MAX_AMOUNT_MINOR = 100_000_000_000

const Amount = z.int().min(0).max(MAX_AMOUNT_MINOR)

/** What something costs, in minor units (cents). `range` without a maximum reads "from". */
export const Price = z.strictObject({
  type: PriceType,
  amountMinor: Amount.nullable(),
  maxMinor: Amount.nullable(),
  currency: Currency,
  period: PricePeriod.nullable(),
})
export type Price = z.infer<typeof Price>

/** What prices a category knows; an empty list of periods means the price stands for the whole. */
export const PRICE_RULES: Record<
  Category,
  { types: readonly PriceType[]; periods: readonly PricePeriod[]; periodRequired: boolean }
> = {
  rooms_housing: {
    types: ['fixed', 'negotiable'],
    periods: ['month', 'week', 'night'],
    periodRequired: true,
  },
  jobs: {
    types: ['fixed', 'range', 'negotiable'],
    periods: ['hour', 'day', 'week', 'month', 'year'],
    periodRequired: true,
  },
  items: { types: ['fixed', 'negotiable', 'free', 'swap', 'on_request'], periods: [], periodRequired: false },
  services: {
    types: ['fixed', 'range', 'on_request', 'free'],
    periods: ['hour', 'day'],
    periodRequired: false,
  },
  events: { types: ['free', 'fixed', 'range', 'on_request'], periods: [], periodRequired: false },
}

/** Types that carry an amount. */
export const PRICED_TYPES: readonly PriceType[] = ['fixed', 'negotiable', 'range']

/** Types that leave room to bargain: for a fixed price only its owner may begin, see conversation/ask-owner.ts. */
const BARGAINED_TYPES: readonly PriceType[] = ['negotiable', 'range', 'on_request', 'swap']

/** May those who ask name a price of their own? */
export const takesOffers = (category: Category, price: Pick<Price, 'type'> | null): boolean =>
  category !== 'events' && price !== null && BARGAINED_TYPES.includes(price.type)

export interface PriceProblem {
  path: (keyof Price)[]
  key: 'required' | 'option' | 'number.min'
  n?: number
}

/** What is wrong with a price in its category; an empty list means it may be published. */
export function priceProblems(category: Category, price: Price): PriceProblem[] {
  const rule = PRICE_RULES[category]
  const problems: PriceProblem[] = []
  if (!rule.types.includes(price.type)) problems.push({ path: ['type'], key: 'option' })
  if (PRICED_TYPES.includes(price.type)) {
    if (price.amountMinor === null) problems.push({ path: ['amountMinor'], key: 'required' })
    else if (price.amountMinor < 1) problems.push({ path: ['amountMinor'], key: 'number.min', n: 0.01 })
  }
  if (price.maxMinor !== null && price.amountMinor !== null && price.maxMinor < price.amountMinor)
    problems.push({ path: ['maxMinor'], key: 'number.min', n: price.amountMinor / 100 })
  if (price.period === null ? rule.periodRequired : !rule.periods.includes(price.period))
    problems.push({ path: ['period'], key: price.period === null ? 'required' : 'option' })
  return problems
}

/** Hours of work in a year, as official statistics count it: forty in each of 52 weeks. */
const YEAR_HOURS = 2080

/** What a period counts in the one that prices of its category are compared in. */
const COMPARED: Partial<
  Record<Category, { period: PricePeriod; times: Readonly<Record<PricePeriod, number>> }>
> = {
  rooms_housing: {
    period: 'month',
    times: { hour: 1, day: 30, night: 30, week: 52 / 12, month: 1, year: 1 / 12 },
  },
  jobs: {
    period: 'hour',
    times: {
      hour: 1,
      day: 1 / 8,
      night: 1 / 8,
      week: 1 / 40,
      month: 12 / YEAR_HOURS,
      year: 1 / YEAR_HOURS,
    },
  },
}

/** Rents are compared by the month and pay by the hour; null where prices are compared as they stand. */
export const comparedPeriod = (category: Category | null): PricePeriod | null =>
  (category && COMPARED[category]?.period) ?? null

/** An amount as it is compared with others of its category, in the same units. Policy: migrations/0073-compared-prices.sql. */
export function comparedAmount(
  category: Category | null,
  amount: number,
  period: PricePeriod | null,
): number {
  const times = category ? COMPARED[category]?.times : undefined
  return times && period ? Math.round(amount * times[period]) : amount
}
