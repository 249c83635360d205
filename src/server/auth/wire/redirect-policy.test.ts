import { describe, expect, test } from 'vitest'
import { allowedRedirect, isOwnPage, withFragment, withQuery } from './redirect-policy.ts'

const site = (publicUrl: string, ...listed: string[]) => ({
  publicUrl,
  auth: { redirects: listed.map((pattern) => new URLPattern(pattern)) },
})
const SITE = site('https://mesob.example')

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
  expect(allowedRedirect(site('http://localhost:3000'), 'http://localhost:5173/x')).toBe(
    'http://localhost:5173/x',
  )
  expect(allowedRedirect(site('http://127.0.0.1:3000'), 'http://127.0.0.1:5173/x')).toBe(
    'http://127.0.0.1:5173/x',
  )
  expect(allowedRedirect(site('http://localhost:3000'), 'http://evil.example:3000/')).toBe(
    'http://localhost:3000/',
  )
})

describe('what the operator has listed', () => {
  const listed = site(
    'https://mesob.example',
    'https://*.example.org/*',
    'org.example.app://signed-in',
    'http://localhost:*/back',
  )
  test.each([
    'https://app.example.org/',
    'https://a.b.example.org/x?y=1#z',
    'org.example.app://signed-in',
    'http://localhost:4711/back',
  ])('%s', (page) => {
    expect(allowedRedirect(listed, page)).toBe(page)
    expect(isOwnPage(listed, page)).toBe(false)
  })

  test.each([
    'https://example.org/',
    'http://app.example.org/',
    'https://app.example.org:8443/',
    'https://app.example.org@evil.example/',
    'https://user:secret@app.example.org/',
    'https://evil.example/.example.org/',
    'https://evil.example/?.example.org/',
    'https://app.example.org.evil.example/',
    'org.example.app2://signed-in',
    'org.example.app://elsewhere',
    'http://localhost:4711/other',
  ])('but not %s', (page) => expect(allowedRedirect(listed, page)).toBe('https://mesob.example/'))

  test('pages of the site stay its own', () => {
    expect(isOwnPage(listed, 'https://mesob.example/welcome')).toBe(true)
  })
})

test('answers take the fragment over and stand beside the query', () => {
  expect(withFragment('https://mesob.example/a?b=1#/auth', { error: 'x y' })).toBe(
    'https://mesob.example/a?b=1#error=x+y',
  )
  expect(withQuery('https://mesob.example/a?b=1#/auth', { code: 'x' })).toBe(
    'https://mesob.example/a?b=1&code=x#/auth',
  )
})
