import { afterEach, expect, test } from 'vitest'
import { openAddress } from './open-address.ts'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/', '/'],
  ['/#/jobs', '/#/jobs'],
  ['/?from=mail#/jobs', '/?from=mail#/jobs'],
  ['/nowhere', '/#/nowhere'],
  ['/nowhere/else?q=1', '/#/nowhere/else'],
  ['/nowhere#/jobs', '/#/jobs'],
])('%s is shown as %s', (given, shown) => {
  history.replaceState(null, '', given)
  openAddress()
  expect(location.href.slice(location.origin.length)).toBe(shown)
})
