import { describe, expect, it } from 'vitest'
import { type Known, knownAfter, knownState, newsOf } from './favorite-policy.ts'

const at = (minor: number | null, state: Known['state'] = 'active', currency = 'USD'): Known => ({
  state,
  price: minor === null ? null : { minor, currency },
})

describe('news of a listing', () => {
  it.each([
    ['a drop by 5 %', at(10_000), at(9500), 'favorite_price_drop'],
    ['a drop to nothing', at(10_000), at(0), 'favorite_price_drop'],
    ['a drop by less', at(10_000), at(9501), undefined],
    ['a rise', at(10_000), at(12_000), undefined],
    ['another currency', at(10_000), at(5000, 'active', 'SEK'), undefined],
    ['a price where there was none', at(null), at(5000), undefined],
    ['a price that is no longer said', at(5000), at(null), undefined],
    ['nothing free becomes cheaper', at(0), at(0), undefined],
    ['reserved', at(100), at(100, 'reserved'), 'favorite_reserved'],
    ['reserved and cheaper', at(100), at(10, 'reserved'), 'favorite_reserved'],
    ['reserved while nobody could see it', at(100, 'away'), at(100, 'reserved'), undefined],
    ['back from a reservation', at(100, 'reserved'), at(100), 'favorite_back'],
    ['back after its end', at(100, 'away'), at(10), 'favorite_back'],
    ['ended', at(100), at(100, 'away'), undefined],
    ['as it was', at(100), at(100), undefined],
  ])('%s', (_name, known, now, kind) => {
    expect(newsOf(known, now)?.kind).toBe(kind)
  })
})

describe('what they know from then on', () => {
  it('lets small drops add up to one that is told', () => {
    const known = knownAfter(at(10_000), at(9700))
    expect(known).toEqual(at(10_000))
    expect(newsOf(known, at(9400))?.kind).toBe('favorite_price_drop')
    expect(knownAfter(known, at(9400))).toEqual(at(9400))
  })

  it('makes no drop of a price that was raised before', () => {
    const known = knownAfter(at(10_000), at(15_000))
    expect(newsOf(known, at(10_000))).toBeNull()
  })

  it('measures against the new currency, and against the first price there is', () => {
    expect(knownAfter(at(100), at(900, 'active', 'SEK'))).toEqual(at(900, 'active', 'SEK'))
    expect(knownAfter(at(null), at(900))).toEqual(at(900))
    expect(knownAfter(at(900), at(null))).toEqual(at(900))
  })

  it('keeps a drop for later that was overshadowed', () => {
    const known = knownAfter(at(100), at(50, 'reserved'))
    expect(known).toEqual(at(100, 'reserved'))
  })
})

it('takes every state but two for away', () => {
  expect(['active', 'reserved', 'paused', 'expired', 'deleted'].map(knownState)).toEqual([
    'active',
    'reserved',
    'away',
    'away',
    'away',
  ])
})
