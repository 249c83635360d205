import { afterEach, expect, test } from 'vitest'
import { openAddress } from './open-address.ts'

afterEach(() => {
  history.replaceState(null, '', '/')
  document.head.replaceChildren()
})

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

test('a page that says where the app shows it is shown there', () => {
  document.head.innerHTML = '<meta name="app-path" content="/groups/1?event=2" />'
  history.replaceState(null, '', '/events/2?lang=am')
  openAddress()
  expect(location.href.slice(location.origin.length)).toBe('/#/groups/1?event=2')
})
