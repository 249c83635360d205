import { expect, test } from 'vitest'
import { warningsIn } from '#contract/messaging/messages/text-warning.ts'
import { MESSAGE_LIMITS } from '#contract/messaging/messages/message.ts'
import { doubtsOf, excessOf, isSendable, secondsToWait } from './composer-policy.ts'

test('the gravest doubt is asked about first, and each one once', () => {
  const text = 'Send me the code, then call +1 202 555 0100'
  const found = warningsIn(text)
  expect(doubtsOf(found, new Set())).toEqual(['code', 'contact'])
  expect(doubtsOf([...found, 'hurtful'], new Set())).toEqual(['hurtful', 'code', 'contact'])
  expect(doubtsOf([...found, 'hurtful'], new Set(['hurtful']))).toEqual(['code', 'contact'])
  expect(doubtsOf(found, new Set(['code']))).toEqual(['contact'])
  expect(doubtsOf(found, new Set(['code', 'contact']))).toEqual([])
  expect(doubtsOf(warningsIn('See https://example.com'), new Set())).toEqual([])
})

test('the sender is asked in every language', () => {
  for (const text of ['የደረሰዎትን ኮድ ይንገሩኝ', 'ዝመጸኩም ኮድ ንገሩኒ', 'Tell me the code'])
    expect(doubtsOf(warningsIn(text), new Set()), text).toEqual(['code'])
  expect(doubtsOf(warningsIn('ቼክ እልክልዎታለሁ፣ ቀሪውን ይመልሱልኝ'), new Set())).toEqual(['overpayment'])
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
