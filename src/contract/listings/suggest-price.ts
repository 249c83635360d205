import { z } from 'zod'
import { PlaceId } from '#contract/geo/place.ts'
import { operation } from '#contract/kit/operation.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { Category, Subcategory } from './category.ts'
import { Currency, PricePeriod } from './price.ts'

/** Fewer than so many say nothing of a price. */
export const FEWEST_ALIKE = 8

/** What the middle half of similar listings cost, in whole units of the currency, given in minor units (cents). */
export const PriceHint = z.object({ lowMinor: z.int(), highMinor: z.int(), count: z.int().min(FEWEST_ALIKE) })
export type PriceHint = z.infer<typeof PriceHint>

/** What is to be priced. */
export const Priced = z.strictObject({
  category: Category,
  subcategory: Subcategory,
  placeId: queryNumber(PlaceId),
  currency: Currency,
  /** Absent: for the whole. */
  period: PricePeriod.optional(),
  /** Of a home; absent: however many. */
  bedrooms: queryNumber(z.int().min(0).max(10).optional()),
})
export type Priced = z.output<typeof Priced>

export const suggestPrice = operation({
  name: 'listings.suggest-price',
  method: 'GET',
  path: '/api/listing-prices',
  access: 'signed-in',
  summary: 'Suggest a price from similar listings nearby',
  input: Priced,
  output: z.object({ hint: PriceHint.nullable() }),
  errors: {},
})
