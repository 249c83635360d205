import { expect, test } from 'vitest'
import { refreshOutcome } from './refresh-token-policy.ts'

const refreshedAt = new Date('2026-11-20T12:00:00Z')
const soon = new Date('2026-11-20T12:00:09.999Z')
const late = new Date('2026-11-20T12:00:10.001Z')
const at = (shown: number, now: Date, minCounter = 0) =>
  refreshOutcome({ counter: 7, minCounter, shown, refreshedAt, reuseMs: 10_000, now })

test('the newest token earns the next one, at any age', () => {
  expect(at(7, soon)).toBe('rotate')
  expect(at(7, late)).toBe('rotate')
})

test('the one before it earns the newest again, at any age: its answer was lost', () => {
  expect(at(6, soon)).toBe('reissue')
  expect(at(6, late)).toBe('reissue')
})

test('an older one earns it only while tabs may still be racing', () => {
  expect(at(5, soon)).toBe('reissue')
  expect(at(5, late)).toBe('reuse')
  expect(at(0, soon)).toBe('reissue')
  expect(at(0, late)).toBe('reuse')
})

test('one below the least counter is dead at once', () => {
  expect(at(6, soon, 7)).toBe('reuse')
  expect(at(5, soon, 6)).toBe('reuse')
  expect(at(6, soon, 6)).toBe('reissue')
})

test('one that was never issued is unknown', () => {
  expect(at(8, soon)).toBe('unknown')
})

test('a session that was never refreshed has no interval', () => {
  expect(
    refreshOutcome({ counter: 2, minCounter: 0, shown: 0, refreshedAt: null, reuseMs: 10_000, now: soon }),
  ).toBe('reuse')
})
