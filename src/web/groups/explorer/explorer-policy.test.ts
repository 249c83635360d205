import { expect, test } from 'vitest'
import { ANYWHERE } from '#contract/groups/search-groups.ts'
import { askedOf, filtersOf, isNarrowed, pagerNumbers, pagesOf, widerThan } from './explorer-policy.ts'
import { readExplorer } from './read-explorer.ts'

test('an empty address asks for everything within 18 miles, best match first', () => {
  expect(filtersOf({})).toEqual({
    q: '',
    placeId: null,
    position: null,
    radius: 18,
    categoryId: null,
    type: 'any',
    day: 'any',
    sort: 'relevance',
    page: 1,
  })
})

test('the address holds every filter, also as the router reads it', () => {
  const search = readExplorer({
    q: 'ቡና',
    lat: 38.9,
    lng: -77,
    radius: -1,
    category: 'coffee',
    type: 'hybrid',
    day: 'this_weekend',
    sort: 'members',
    page: 3,
    other: 'x',
  })
  expect(search).not.toHaveProperty('other')
  const filters = filtersOf(search)
  expect(filters).toMatchObject({ radius: ANYWHERE, type: 'hybrid', day: 'this_weekend', page: 3 })
  expect(askedOf(filters, { lat: 38.90718, lng: -77.03687 }, 'Europe/Rome')).toEqual({
    q: 'ቡና',
    lat: 38.91,
    lng: -77.04,
    radiusMiles: ANYWHERE,
    categoryIds: ['coffee'],
    type: 'hybrid',
    day: 'this_weekend',
    sort: 'members',
    timeZone: 'Europe/Rome',
    page: 3,
  })
})

test('what makes no sense is as if it were not there', () => {
  const filters = filtersOf({
    lat: '99',
    lng: '1',
    radius: '17',
    category: 'DROP TABLE',
    type: 'x',
    day: 'never',
    sort: 'best',
    page: '51',
  })
  expect(filters).toEqual(filtersOf({}))
  expect(filtersOf({ page: '1.5' }).page).toBe(1)
  expect(filtersOf({ page: '-2' }).page).toBe(1)
})

test('nothing is asked before it is known from where', () => {
  expect(askedOf(filtersOf({}), null, 'UTC')).toBeNull()
})

test('place, radius and order do not narrow; words, category, type and day do', () => {
  expect(isNarrowed(filtersOf({ radius: '5', sort: 'newest', page: '2' }))).toBe(false)
  for (const search of [{ q: 'a' }, { category: 'coffee' }, { type: 'online' }, { day: 'today' }])
    expect(isNarrowed(filtersOf(search))).toBe(true)
})

test('a count has pages of 20, at most 50 of them', () => {
  expect([0, 1, 20, 21, 1000, 5000].map(pagesOf)).toEqual([1, 1, 1, 2, 50, 50])
})

test('the pager names the first, the last and those around', () => {
  expect(pagerNumbers(1, 1)).toEqual([1])
  expect(pagerNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pagerNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  expect(pagerNumbers(9, 9)).toEqual([1, null, 8, 9])
})

test('the circle widens by the offered steps, and at last to everywhere', () => {
  expect([5, 18, 100, ANYWHERE].map(widerThan)).toEqual([10, 25, ANYWHERE, null])
})
