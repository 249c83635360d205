import { expect, test } from 'vitest'
import { plansOf } from './payment.fixture.ts'
import { chosenPlans, promotionsByProduct, sumOf } from './plan-policy.ts'

test('what promotes most comes first, the cheapest of each before the others', () => {
  const groups = promotionsByProduct(plansOf())
  expect(groups.map(([product, plans]) => [product, plans.map(({ planId }) => planId)])).toEqual([
    ['featured', ['featured_3', 'featured_7']],
    ['highlight', ['highlight_7']],
  ])
})

test('the fee is always bought, and of each promotion what was chosen', () => {
  const chosen = chosenPlans(plansOf(), new Map([['featured', 'featured_7']]))
  expect(chosen.map(({ planId }) => planId)).toEqual(['posting_job', 'featured_7'])
  expect(sumOf(chosen)).toBe(2400)
  expect(chosenPlans(plansOf({ fee: null }), new Map())).toEqual([])
})

test('the renewal of what others see already is chosen like all else', () => {
  const plans = plansOf({ isFeeOptional: true })
  expect(promotionsByProduct(plans)[0]?.[0]).toBe('posting')
  expect(chosenPlans(plans, new Map())).toEqual([])
  expect(sumOf(chosenPlans(plans, new Map([['posting', 'posting_job']])))).toBe(1500)
})
