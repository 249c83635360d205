import { expect, it } from 'vitest'
import { outcomeOf } from './outcome-policy.ts'
import { orderOf } from './payment.fixture.ts'

const refund = {
  amountMinor: 1500,
  reason: 'late',
  state: 'requested',
  at: '2026-11-01T10:00:00.000Z',
} as const

it.for([
  ['created', false, 'waits'],
  ['created', true, 'unsure'],
  ['processing', true, 'processing'],
  ['paid', false, 'paid'],
  ['fulfilled', false, 'paid'],
  ['failed', false, 'failed'],
  ['cancelled', false, 'over'],
  ['expired', true, 'over'],
] as const)('an order that is %s (waited: %s) is shown as %s', ([state, hasWaited, shown]) => {
  expect(outcomeOf(orderOf({ state }), hasWaited)).toBe(shown)
})

it('whatever could not be given is shown as returned', () => {
  expect(outcomeOf(orderOf({ state: 'cancelled', refunds: [refund] }), false)).toBe('returned')
  expect(outcomeOf(orderOf({ state: 'refunded', refunds: [refund] }), false)).toBe('returned')
  expect(outcomeOf(orderOf({ state: 'fulfilled', refunds: [refund] }), false)).toBe('paid')
})
