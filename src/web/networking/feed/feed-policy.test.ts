import { expect, test } from 'vitest'
import { feedInput, readFeed } from './feed-policy.ts'

test('an address without a known list shows the newest posts', () => {
  expect([undefined, 'near', 'network', 'nonsense'].map(readFeed)).toEqual([
    'newest',
    'near',
    'network',
    'newest',
  ])
})

test('only the list near by needs a place, and it is told about a kilometre of it', () => {
  expect(feedInput('newest', '', null)).toEqual({ tab: 'newest' })
  expect(feedInput('network', '', { lat: 1, lng: 2 })).toEqual({ tab: 'network' })
  expect(feedInput('near', '', null)).toBeNull()
  expect(feedInput('near', '', { lat: 38.895_111, lng: -77.036_366 })).toEqual({
    tab: 'near',
    lat: 38.9,
    lng: -77.04,
  })
})
