import { expect, test } from 'vitest'
import { isSameRedirect } from './redirect-uri-policy.ts'

test.each([
  ['https://calendar.example/back', 'https://calendar.example/back', true],
  ['https://calendar.example/back', 'https://calendar.example:8443/back', false],
  ['https://calendar.example/back', 'https://calendar.example/back?x=1', false],
  ['http://127.0.0.1/back', 'http://127.0.0.1:51004/back', true],
  ['http://127.0.0.1:3000/back', 'http://127.0.0.1:51004/back', true],
  ['http://[::1]/back', 'http://[::1]:51004/back', true],
  ['http://127.0.0.1/back', 'http://127.0.0.1:51004/other', false],
  ['http://127.0.0.1/back', 'http://127.0.0.1.evil.example:51004/back', false],
  ['http://127.0.0.1/back', 'https://127.0.0.1:51004/back', false],
  ['http://127.0.0.1/back', 'http://user@127.0.0.1:51004/back', false],
  ['http://127.0.0.1/back', 'nonsense', false],
  ['app.example:/back', 'app.example:/back', true],
])('registered %s, asked %s: %s (RFC 8252, 7.3)', (registered, asked, isSame) => {
  expect(isSameRedirect(registered, asked)).toBe(isSame)
})
