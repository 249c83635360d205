import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { decodeRefreshToken, encodeRefreshToken } from './encode-refresh-token.ts'

const key = randomBytes(32)
const sessionId = randomUUID()

test.each([0, 1, 127, 128, 300, 2 ** 31, 2 ** 40 + 5, Number.MAX_SAFE_INTEGER])(
  'counter %d comes back',
  (counter) => {
    const token = decodeRefreshToken(encodeRefreshToken(sessionId, counter, key))
    expect(token).toMatchObject({ sessionId, counter })
    expect(token?.isSignedWith(key)).toBe(true)
  },
)

test('another key did not sign it', () => {
  expect(decodeRefreshToken(encodeRefreshToken(sessionId, 1, key))?.isSignedWith(randomBytes(32))).toBe(false)
})

test('the same session and counter give the same token, another counter another', () => {
  expect(encodeRefreshToken(sessionId, 4, key)).toBe(encodeRefreshToken(sessionId, 4, key))
  expect(encodeRefreshToken(sessionId, 5, key)).not.toBe(encodeRefreshToken(sessionId, 4, key))
})

test('a changed byte is not in the form of a token', () => {
  const token = encodeRefreshToken(sessionId, 9, key)
  for (let at = 0; at < token.length - 1; at++) {
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    expect(decodeRefreshToken(changed)).toBeNull()
  }
})

test.each([
  '',
  'abcdefghijkl',
  '!'.repeat(55),
  'A'.repeat(51),
  'A'.repeat(60),
  randomBytes(40).toString('base64url'),
])('%j is none', (text) => expect(decodeRefreshToken(text)).toBeNull())
