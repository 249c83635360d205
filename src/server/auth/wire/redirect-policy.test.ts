import { describe, expect, test } from 'vitest'
import { allowedRedirect, withFragment, withQuery } from './redirect-policy.ts'

const SITE = 'https://mesob.example'

describe('a page of the site', () => {
  test.each(['https://mesob.example/', 'https://mesob.example/welcome?x=1', 'https://mesob.example/#/auth'])(
    '%s',
    (page) => expect(allowedRedirect(SITE, page)).toBe(page),
  )
})

describe('anything else leads to the front page', () => {
  test.each([
    undefined,
    '',
    '/welcome',
    '//evil.example',
    'https://evil.example/',
    'http://mesob.example/',
    'https://mesob.example:8443/',
    'https://mesob.example.evil.example/',
    'https://mesob.example@evil.example/',
    'https://user:secret@mesob.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:\\\\evil.example',
    'https://2130706433/',
  ])('%s', (page) => expect(allowedRedirect(SITE, page)).toBe('https://mesob.example/'))
})

test("on a developer's machine every port will do, but no other machine", () => {
  expect(allowedRedirect('http://localhost:3000', 'http://localhost:5173/x')).toBe('http://localhost:5173/x')
  expect(allowedRedirect('http://127.0.0.1:3000', 'http://127.0.0.1:5173/x')).toBe('http://127.0.0.1:5173/x')
  expect(allowedRedirect('http://localhost:3000', 'http://evil.example:3000/')).toBe('http://localhost:3000/')
})

test('answers take the fragment over and stand beside the query', () => {
  expect(withFragment('https://mesob.example/a?b=1#/auth', { error: 'x y' })).toBe(
    'https://mesob.example/a?b=1#error=x+y',
  )
  expect(withQuery('https://mesob.example/a?b=1#/auth', { code: 'x' })).toBe(
    'https://mesob.example/a?b=1&code=x#/auth',
  )
})
