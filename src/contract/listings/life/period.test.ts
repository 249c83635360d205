import { expect, it } from 'vitest'
import { CATEGORIES, LIFE_DAYS } from '#contract/listings/category.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { earliestToday, endsByItself, expiryOf } from './period.ts'

const NOW = new Date('2026-09-11T11:00:00Z')

it('gives rooms, items and services their days', () => {
  for (const category of CATEGORIES.filter((name) => !endsByItself(name))) {
    expect(expiryOf(category, {}, NOW)).toEqual(new Date(NOW.getTime() + LIFE_DAYS[category] * DAY_MS))
  }
})

it('ends a job when its last day is over in the last time zone', () => {
  // Baker Island, UTC-12: 15 September ends at noon of the 16th in Greenwich
  expect(expiryOf('jobs', { apply_by: '2026-09-15' }, NOW).toISOString()).toBe('2026-09-16T12:00:00.000Z')
})

it('ends an event six hours after its end, or its beginning where none is said', () => {
  const starts_at = '2026-09-15T18:00:00Z'
  expect(expiryOf('events', { starts_at }, NOW).toISOString()).toBe('2026-09-16T00:00:00.000Z')
  const ends_at = '2026-09-17T02:00:00Z'
  expect(expiryOf('events', { starts_at, ends_at }, NOW).toISOString()).toBe('2026-09-17T08:00:00.000Z')
})

it('knows the day it is where it is latest', () => {
  expect(earliestToday(NOW)).toBe('2026-09-10')
  expect(earliestToday(new Date('2026-09-11T12:00:00Z'))).toBe('2026-09-11')
})
