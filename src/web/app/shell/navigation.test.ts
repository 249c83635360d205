import { expect, test } from 'vitest'
import { hidesTabBar } from './navigation.ts'

test('the tab bar is away where the description says, by whole path segments', () => {
  const hidden = ['/auth', '/admin', '/admin/reports', '/edit-listing/7', '/listing/7', '/listing-success']
  expect(hidden.map(hidesTabBar)).toEqual(hidden.map(() => true))
  expect(['/listing-payment-success', '/my-listings', '/payment'].every(hidesTabBar)).toBe(true)
  const shown = ['/', '/listings', '/social', '/account', '/create-listing', '/administration', '/messages/7']
  expect(shown.map(hidesTabBar)).toEqual(shown.map(() => false))
})
