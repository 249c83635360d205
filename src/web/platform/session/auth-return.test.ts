import { expect, test } from 'vitest'
import { rememberReturn, takeReturn } from './auth-return.ts'

test('gives back once where one was going', () => {
  rememberReturn('/create-listing')
  expect(takeReturn()).toBe('/create-listing')
  expect(takeReturn()).toBe('/')
})

test('where another tab was going counts only in a tab that a mailed link opened', () => {
  for (const [ending, destination] of [
    ['here', '/'],
    ['by-mail', '/create-listing'],
  ] as const) {
    rememberReturn('/create-listing')
    sessionStorage.clear() // each tab has its own
    expect(takeReturn(ending)).toBe(destination)
  }
})

test.each(['https://evil.example', '//evil.example', '/auth?view=sign-up', ''])(
  'never remembers "%s"',
  (href) => {
    rememberReturn(href)
    expect(takeReturn()).toBe('/')
  },
)

test('an hour later it is forgotten, and nonsense is ignored', () => {
  rememberReturn('/account', 0)
  expect(takeReturn('here', 60 * 60_000)).toBe('/')
  sessionStorage.setItem('auth-return', '{')
  expect(takeReturn()).toBe('/')
})
