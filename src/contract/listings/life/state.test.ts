import { describe, expect, it } from 'vitest'
import { LISTING_STATES, type ListingState, mayEdit, mayTurn, type Mover, TRANSITIONS } from './state.ts'

const MOVERS: Mover[] = ['owner', 'staff', 'payment', 'time']
const ways = (mover: Mover): string[] =>
  LISTING_STATES.flatMap((from) =>
    LISTING_STATES.filter((to) => mayTurn(mover, from, to)).map((to) => `${from} → ${to}`),
  )

describe('the whole table:', () => {
  it('what its owner does', () => {
    const deletable = LISTING_STATES.filter((state) => state !== 'deleted').map(
      (state) => `${state} → deleted`,
    )
    expect(ways('owner').toSorted()).toEqual(
      [
        'draft → awaiting_payment',
        'draft → pending_review',
        'draft → active',
        'awaiting_payment → draft',
        'changes_requested → pending_review',
        'changes_requested → active',
        'active → reserved',
        'active → paused',
        'active → fulfilled',
        'reserved → active',
        'reserved → fulfilled',
        'paused → active',
        'paused → fulfilled',
        'expired → active',
        'expired → fulfilled',
        'fulfilled → active',
        'fulfilled → reserved',
        'fulfilled → paused',
        'fulfilled → expired',
        ...deletable,
      ].toSorted(),
    )
  })

  it('what staff do', () => {
    expect(ways('staff')).toEqual([
      'pending_review → changes_requested',
      'pending_review → rejected',
      'pending_review → active',
      'active → removed',
      'reserved → removed',
      'paused → removed',
      'expired → removed',
      'fulfilled → removed',
    ])
  })

  it('what comes by a payment, and by time', () => {
    expect(ways('payment')).toEqual(['awaiting_payment → pending_review', 'awaiting_payment → active'])
    expect(ways('time')).toEqual(['active → expired', 'reserved → expired', 'paused → expired'])
  })
})

it('has nothing that leads nowhere but what is deleted, and nothing that cannot be reached but a draft', () => {
  const ends = LISTING_STATES.filter((state) => Object.keys(TRANSITIONS[state]).length === 0)
  expect(ends).toEqual(['deleted'])
  const reached = new Set(Object.values(TRANSITIONS).flatMap((moves) => Object.keys(moves)))
  expect(LISTING_STATES.filter((state) => !reached.has(state))).toEqual([])
})

it('turns nothing into itself', () => {
  for (const state of LISTING_STATES)
    expect(MOVERS.filter((mover) => mayTurn(mover, state, state))).toEqual([])
})

it('lets its owner edit what is begun, waits or is on offer, and nothing that is over', () => {
  const editable: ListingState[] = [
    'draft',
    'awaiting_payment',
    'pending_review',
    'changes_requested',
    'active',
    'reserved',
    'paused',
  ]
  expect(LISTING_STATES.filter(mayEdit)).toEqual(editable)
})
