import { expect, test } from 'vitest'
import { fillsWindow, hidesTabBar, isPosting } from './navigation.ts'

test('the tab bar is away where the description says, by whole path segments', () => {
  const hidden = ['/auth', '/admin', '/admin/reports', '/edit-listing/7', '/listing/7', '/listing-success']
  expect(hidden.map(hidesTabBar)).toEqual(hidden.map(() => true))
  expect(['/listing-payment-success', '/my-listings', '/payment'].every(hidesTabBar)).toBe(true)
  const shown = ['/', '/listings', '/social', '/account', '/create-listing', '/administration', '/messages']
  expect(shown.map(hidesTabBar)).toEqual(shown.map(() => false))
})

test('an open conversation takes the whole window, and the tab bar gives way to the line to write in', () => {
  expect(['/messages/7', '/messages', '/messages/new', '/listings'].map(hidesTabBar)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(['/messages/7', '/messages', '/messages/new', '/listings'].map(fillsWindow)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('the footer leaves the steps of posting', () => {
  const without = ['/create-listing', '/edit-listing/7', '/listing-success']
  expect(without.map(isPosting)).toEqual(without.map(() => true))
  const shown = ['/', '/listings', '/listing/7', '/my-listings', '/messages/new']
  expect(shown.map(isPosting)).toEqual(shown.map(() => false))
})
