import { expect, it } from 'vitest'
import { CATEGORIES } from '#contract/listings/category.ts'
import { comparedAmount, PRICE_PERIODS } from '#contract/listings/price.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const AMOUNTS = [1, 99, 21_000, 185_000, 7_200_000, 99_999_999_999]
const MOST = 100_000_000_000

it('is the same in the database and in the contract', async () => {
  const { userId: owner_id } = world.people.sara
  const rows = CATEGORIES.flatMap((category) =>
    [...PRICE_PERIODS, null].flatMap((price_period) =>
      AMOUNTS.map((price_minor) => ({
        owner_id,
        category,
        price_period,
        price_minor,
        price_type: 'fixed',
        currency: 'USD',
      })),
    ),
  )
  const { length } = rows
  const made = await world.db
    .insertInto('listing')
    .values(
      rows.map((row, index) => ({
        ...row,
        id: `01a21a6b-0000-7000-8000-${String(index).padStart(12, '0')}`,
      })),
    )
    .returning(['category', 'price_period', 'price_minor', 'compared_price'])
    .execute()
  expect(made).toHaveLength(length)
  for (const row of made) {
    const category = CATEGORIES.find((one) => one === row.category) ?? null
    const period = PRICE_PERIODS.find((one) => one === row.price_period) ?? null
    const amount = comparedAmount(category, Number(row.price_minor), period)
    expect([row, Math.abs(Number(row.compared_price) - Math.min(amount, MOST)) <= 1]).toEqual([row, true])
  }
})
