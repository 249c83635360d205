import { expect, test } from 'vitest'
import { springEasing } from './spring-policy.ts'

const stopsOf = (easing: string) => easing.slice('linear('.length, -1).split(', ').map(Number)

test('a spring begins where it is, swings over a little and comes to rest', () => {
  const stops = stopsOf(springEasing({ frequency: 3, damping: 0.6 }, 0.5))
  expect(stops[0]).toBe(0)
  expect(stops.at(-1)).toBe(1)
  expect(Math.max(...stops)).toBeGreaterThan(1.02)
  expect(Math.max(...stops)).toBeLessThan(1.2)
  expect(Math.abs((stops.at(-2) ?? 0) - 1)).toBeLessThan(0.02)
})
