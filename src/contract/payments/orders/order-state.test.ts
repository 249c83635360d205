import { describe, expect, it } from 'vitest'
import { isOpen, isOver, mayBecome, ORDER_STATES } from './order-state.ts'

const waysTo = (to: (typeof ORDER_STATES)[number]) => ORDER_STATES.filter((from) => mayBecome(from, to))

describe('an order', () => {
  it('becomes paid only from created or processing', () => {
    expect(waysTo('paid')).toEqual(['created', 'processing'])
  })

  it('ends unpaid only while nothing was paid', () => {
    expect(waysTo('cancelled')).toEqual(['created'])
    expect(waysTo('expired')).toEqual(['created'])
    expect(waysTo('failed')).toEqual(['created', 'processing'])
  })

  it('is refunded or disputed only once it was paid', () => {
    expect(waysTo('refunded')).toEqual(['paid', 'fulfilled', 'partially_refunded', 'disputed'])
    expect(waysTo('partially_refunded')).toEqual(['paid', 'fulfilled', 'disputed'])
    expect(waysTo('disputed')).toEqual(['paid', 'fulfilled', 'partially_refunded'])
  })

  it('never begins again', () => {
    expect(waysTo('created')).toEqual([])
    expect(ORDER_STATES.filter((state) => ORDER_STATES.every((to) => !mayBecome(state, to)))).toEqual([
      'refunded',
      'expired',
      'failed',
      'cancelled',
    ])
  })

  it('is open, over, or paid', () => {
    expect(ORDER_STATES.filter(isOpen)).toEqual(['created', 'processing'])
    expect(ORDER_STATES.filter(isOver)).toEqual(['expired', 'failed', 'cancelled'])
  })
})
