import { expect, test } from 'vitest'
import { Waveform } from '#contract/media/voice/voice.ts'
import { barsOf, clockOf, waveformOf } from './waveform-policy.ts'

test('silence is flat, and so is nothing at all', () => {
  expect(waveformOf([])).toBe('0'.repeat(48))
  expect(waveformOf(Array.from({ length: 500 }, () => 0))).toBe('0'.repeat(48))
})

test('a quiet voice fills its bars like a loud one', () => {
  const rising = Array.from({ length: 480 }, (_, at) => at / 480)
  const quiet = rising.map((level) => level / 50)
  expect(waveformOf(quiet)).toBe(waveformOf(rising))
  expect(waveformOf(rising).at(0)).toBe('0')
  expect(waveformOf(rising).at(-1)).toBe('f')
})

test('a short one has a level for several bars', () => {
  expect(waveformOf([1, 0])).toBe(`${'f'.repeat(24)}${'0'.repeat(24)}`)
})

test('what is written is a waveform, and is read as it was', () => {
  const waveform = waveformOf(Array.from({ length: 90 }, (_, at) => Math.abs(Math.sin(at))))
  expect(Waveform.safeParse(waveform).success).toBe(true)
  expect(barsOf('0f')).toEqual([0, 1])
})

test.each([
  [0, '0:00'],
  [7400, '0:07'],
  [59_600, '1:00'],
  [90_000, '1:30'],
])('%i ms are %s', (milliseconds, written) => {
  expect(clockOf(milliseconds)).toBe(written)
})
