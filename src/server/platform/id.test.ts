import { afterEach, expect, test, vi } from 'vitest'
import { uuidv7 } from './id.ts'

afterEach(() => vi.useRealTimers())

const milliseconds = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

test('has the form of version 7, variant 10', () => {
  expect(uuidv7()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('carries the time it was made', () => {
  const before = Date.now()
  const made = milliseconds(uuidv7())
  expect(made).toBeGreaterThanOrEqual(before)
  expect(made).toBeLessThanOrEqual(Date.now() + 1)
})

test('sorts in the order made, more than a counter can hold in one millisecond', () => {
  vi.useFakeTimers({ now: Date.now() + 1000 })
  const ids = Array.from({ length: 10_000 }, uuidv7)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('keeps the order when the clock steps back', () => {
  vi.useFakeTimers({ now: Date.now() + 60_000 })
  const earlier = uuidv7()
  vi.setSystemTime(Date.now() - 30_000)
  expect(uuidv7() > earlier).toBe(true)
})
