import { expect, test } from 'vitest'
import { isRedirectUri, isSameRedirect } from './redirect-uri-policy.ts'

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

test.each([
  ['https://calendar.example/back', true],
  ['http://127.0.0.1:3000/back', true],
  ['http://localhost/back', true],
  ['app.example:/back', true],
  ['http://calendar.example/back', false],
  ['http://127.0.0.1.evil.example/back', false],
  ['https://user@calendar.example/back', false],
  ['https://calendar.example/back#part', false],
  ['https://*.example/back', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['file:///etc/passwd', false],
  ['intent://back', false],
  ['nonsense', false],
])('a program may register %s: %s', (address, may) => {
  expect(isRedirectUri(address)).toBe(may)
})
