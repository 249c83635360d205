import { afterEach, expect, test } from 'vitest'
import { LOW_DATA } from '#web/platform/device/low-data.ts'
import { createAppRouter } from './router.tsx'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/#/listings?q=room', '/listings', { q: 'room' }],
  ['/?lang=am#/listings?q=room', '/listings', { q: 'room' }],
  ['/listing/1?lang=am#/listing/1', '/listing/1', {}],
  ['/?lang=am', '/', {}],
])('the query of the page is none of the route: %s', (address, pathname, search) => {
  history.replaceState(null, '', address)
  expect(createAppRouter().latestLocation).toMatchObject({ pathname, search })
})

test('pages are fetched when a link is hovered over, but not where data is to be saved', () => {
  expect(createAppRouter().options.defaultPreload).toBe('intent')
  localStorage.setItem(LOW_DATA.key, 'true')
  expect(createAppRouter().options.defaultPreload).toBe(false)
})
