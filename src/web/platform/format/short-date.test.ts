import { expect, test } from 'vitest'
import { writeShortTime } from './short-date.ts'

const EVENING = '2026-09-12T02:00:00Z'
const HERE = 'America/Los_Angeles'

test('a short time is written by the clock that was chosen, whatever the language', () => {
  const usual = { clock: 'usual' } as const
  const dawn = { clock: 'dawn' } as const
  expect(writeShortTime(EVENING, 'en', HERE, usual)).toMatch(/^7:00\sPM$/)
  expect(writeShortTime(EVENING, 'en', HERE, dawn)).toMatch(/^7:00\sPM \(1 in the evening, Ethiopian time\)$/)
  expect(writeShortTime('2026-09-12T00:30:00Z', 'en', 'UTC', dawn)).toMatch(
    /^12:30\sAM \(6:30 .+, Ethiopian time\)$/,
  )
  expect(writeShortTime(EVENING, 'am', HERE, usual)).toBe('19:00')
  expect(writeShortTime(EVENING, 'am', HERE, dawn)).toBe('ከምሽቱ 1 ሰዓት')
})

test('who has chosen nothing has the usual clock in English, the dawn clock in Amharic', () => {
  expect(writeShortTime(EVENING, 'en', HERE)).toMatch(/^7:00\sPM$/)
  expect(writeShortTime(EVENING, 'am', HERE)).toBe('ከምሽቱ 1 ሰዓት')
})
