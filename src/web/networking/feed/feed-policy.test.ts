import { expect, test } from 'vitest'
import { feedInput, readFeed, readTopic } from './feed-policy.ts'

test('an address without a known list shows the newest posts', () => {
  expect([undefined, 'near', 'network', 'nonsense'].map(readFeed)).toEqual([
    'newest',
    'near',
    'network',
    'newest',
  ])
})

const all = { q: '', topic: null }

test('questions are narrowed to a topic, other lists are not', () => {
  expect(readTopic('study')).toBe('study')
  expect(readTopic('luck')).toBeNull()
  expect(feedInput('questions', all, null)).toEqual({ tab: 'questions' })
  expect(feedInput('questions', { q: '', topic: 'study' }, null)).toEqual({
    tab: 'questions',
    topic: 'study',
  })
  expect(feedInput('newest', { q: '', topic: 'study' }, null)).toEqual({ tab: 'newest' })
})

test('only the list near by needs a place, and it is told about a kilometre of it', () => {
  expect(feedInput('newest', all, null)).toEqual({ tab: 'newest' })
  expect(feedInput('network', all, { lat: 1, lng: 2 })).toEqual({ tab: 'network' })
  expect(feedInput('near', all, null)).toBeNull()
  expect(feedInput('near', all, { lat: 38.895_111, lng: -77.036_366 })).toEqual({
    tab: 'near',
    lat: 38.9,
    lng: -77.04,
  })
})
