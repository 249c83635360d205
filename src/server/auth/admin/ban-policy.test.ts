import { expect, test } from 'vitest'
import { readBanDuration } from './ban-policy.ts'

test.each([
  ['none', null],
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['876000h', 3_153_600_000_000],
  ['100ms', 100],
])('%s', (text, ms) => {
  expect(readBanDuration(text)).toBe(ms)
})

test.each(['', 'h', '24', '-1h', '1d', '1h ', ' 1h', '1hx', '1e9h', `${'9'.repeat(30)}h`])(
  '%j is none',
  (text) => {
    expect(() => readBanDuration(text)).toThrow('invalid format for ban duration')
  },
)
