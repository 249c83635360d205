import { describe, expect, it } from 'vitest'
import { isoDay } from '#contract/language/calendar-day.ts'
import { readDate, readDays } from './day-policy.ts'
import { readWords } from './word-policy.ts'

/** A Friday. */
const TODAY = { year: 2026, month: 11, day: 20 }

describe('readDays', () => {
  it.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['tomorrow', '2026-11-21', '2026-11-21'],
    ['this weekend', '2026-11-21', '2026-11-22'],
    ['this week', '2026-11-20', '2026-11-22'],
    ['next week', '2026-11-23', '2026-11-29'],
    ['this month', '2026-11-20', '2026-11-30'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['on Sunday', '2026-11-22', '2026-11-22'],
    ['ነገ', '2026-11-21', '2026-11-21'],
    ['በዚህ ሳምንት', '2026-11-20', '2026-11-22'],
    ['ቅዳሜ', '2026-11-21', '2026-11-21'],
    ['December 24', '2026-12-24', '2026-12-24'],
  ])('%s', (text, from, until) => {
    const days = readDays(readWords(text), TODAY)?.days
    expect(days && [isoDay(days.from), isoDay(days.until)]).toEqual([from, until])
  })

  it('a weekend has begun on its Sunday', () => {
    const days = readDays(readWords('this weekend'), { year: 2026, month: 11, day: 22 })?.days
    expect(days && [isoDay(days.from), isoDay(days.until)]).toEqual(['2026-11-22', '2026-11-22'])
  })

  it('no day is none', () => expect(readDays(readWords('a room in Seattle'), TODAY)).toBeNull())
})

describe('readDate', () => {
  it.each([
    ['September 11, 2026', '2026-09-11'],
    ['11 September 2026', '2026-09-11'],
    ['2026-09-11', '2026-09-11'],
    ['9/11/2026', '2026-09-11'],
    ['Meskerem 1, 2019', '2026-09-11'],
    ['መስከረም 1 ቀን 2019', '2026-09-11'],
    ['ጳጉሜን 6 2019', '2027-09-11'],
    ['convert 2019-01-01 to gregorian', '2026-09-11'],
    ['Tahsas 29', '2027-01-07'],
  ])('%s', (text, day) => {
    const read = readDate(readWords(text), TODAY)
    expect(read && isoDay(read.day)).toBe(day)
  })

  it.each(['February 30, 2027', 'ጳጉሜን 6 2018', '2027-13-01', 'may I ask', 'march with us'])(
    '%s is no day',
    (text) => expect(readDate(readWords(text), TODAY)).toBeNull(),
  )
})
