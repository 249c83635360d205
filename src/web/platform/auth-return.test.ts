import { expect, test } from 'vitest'
import { rememberReturn, takeReturn } from './auth-return.ts'

test('gives back once where one was going', () => {
  rememberReturn('/create-listing')
  expect(takeReturn()).toBe('/create-listing')
  expect(takeReturn()).toBe('/')
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
  expect(takeReturn(60 * 60_000)).toBe('/')
  localStorage.setItem('auth-return', '{')
  expect(takeReturn()).toBe('/')
})
