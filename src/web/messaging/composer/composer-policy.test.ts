import { expect, test } from 'vitest'
import { MESSAGE_LIMITS } from '#contract/messaging/messages/message.ts'
import { doubtsOf, excessOf, isSendable, secondsToWait } from './composer-policy.ts'

test('the gravest doubt is asked about first, and each one once', () => {
  const text = 'Send me the code, then call +1 202 555 0100'
  expect(doubtsOf(text, new Set(), false)).toEqual(['code', 'contact'])
  expect(doubtsOf(text, new Set(), true)).toEqual(['hurtful', 'code', 'contact'])
  expect(doubtsOf(text, new Set(['hurtful']), true)).toEqual(['code', 'contact'])
  expect(doubtsOf(text, new Set(['code']), false)).toEqual(['contact'])
  expect(doubtsOf(text, new Set(['code', 'contact']), false)).toEqual([])
  expect(doubtsOf('See https://example.com', new Set(), false)).toEqual([])
})

test('the sender is asked in every language', () => {
  for (const text of ['የደረሰዎትን ኮድ ይንገሩኝ', 'ዝመጸኩም ኮድ ንገሩኒ', 'Tell me the code'])
    expect(doubtsOf(text, new Set(), false), text).toEqual(['code'])
  expect(doubtsOf('ቼክ እልክልዎታለሁ፣ ቀሪውን ይመልሱልኝ', new Set(), false)).toEqual(['overpayment'])
})

test('nothing, too much, and links that have to wait are not sent', () => {
  expect(isSendable('   ', 0, false)).toBe(false)
  expect(isSendable('', 1, false)).toBe(true)
  expect(isSendable('https://example.com', 0, true)).toBe(false)
  expect(isSendable('https://example.com', 0, false)).toBe(true)
  const tooLong = '👍🏽'.repeat(MESSAGE_LIMITS.textMax + 3)
  expect(isSendable(tooLong, 0, false)).toBe(false)
  expect(excessOf(tooLong)).toBe(3)
})

test('a chat that is slowed down counts from one’s own last message', () => {
  const wrote = '2026-06-01T09:00:00.000Z'
  const now = Date.parse(wrote)
  expect(secondsToWait(30, wrote, now + 10_500)).toBe(20)
  expect(secondsToWait(30, wrote, now + 40_000)).toBe(0)
  expect(secondsToWait(30, wrote, now - 5000)).toBe(30)
  expect(secondsToWait(30, null, now)).toBe(0)
})
