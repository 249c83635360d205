import { describe, expect, test } from 'vitest'
import { writeDawnTimeInWords, writeDayInWords, writeMonthInWords } from './calendar-words.ts'
import { OROMO_CALENDAR } from './oromo-calendar.ts'
import { TIGRINYA_CALENDAR } from './tigrinya-calendar.ts'

const NEW_YEAR = { year: 2026, month: 9, day: 11 }
const gregorian = { calendar: 'gregorian' } as const
const ethiopian = { calendar: 'ethiopian' } as const

describe('months of both calendars share their names, so every date says its calendar', () => {
  test('in Tigrinya', () => {
    expect(writeDayInWords(NEW_YEAR, TIGRINYA_CALENDAR, gregorian)).toBe('11 መስከረም 2026 ብጎርጎርዮስ')
    expect(writeDayInWords(NEW_YEAR, TIGRINYA_CALENDAR, ethiopian)).toBe('1 መስከረም 2019 ብግእዝ')
    const christmas = { year: 2026, month: 1, day: 7 }
    expect(writeDayInWords(christmas, TIGRINYA_CALENDAR, gregorian)).toBe('7 ጥሪ 2026 ብጎርጎርዮስ')
    const leapDay = { year: 2027, month: 9, day: 11 }
    expect(writeDayInWords(leapDay, TIGRINYA_CALENDAR, ethiopian)).toBe('6 ጳጉሜን 2019 ብግእዝ')
    expect(writeMonthInWords(NEW_YEAR, TIGRINYA_CALENDAR, ethiopian)).toBe('መስከረም 2019 ብግእዝ')
  })

  test('in Afaan Oromo', () => {
    expect(writeDayInWords(NEW_YEAR, OROMO_CALENDAR, gregorian)).toBe('Fulbaana 11, 2026 A.L.A.')
    expect(writeDayInWords(NEW_YEAR, OROMO_CALENDAR, ethiopian)).toBe('Fulbaana 1, 2019 A.L.I.')
    expect(writeMonthInWords({ year: 2026, month: 12, day: 1 }, OROMO_CALENDAR, gregorian)).toBe(
      'Muddee 2026 A.L.A.',
    )
  })
})

test('a day has its weekday and its numerals as they were asked for', () => {
  const style = { calendar: 'ethiopian', hasWeekday: true, hasYear: false, numerals: 'geez' } as const
  expect(writeDayInWords(NEW_YEAR, TIGRINYA_CALENDAR, style)).toBe('ዓርቢ፣ ፩ መስከረም ብግእዝ')
  expect(writeDayInWords(NEW_YEAR, OROMO_CALENDAR, { ...style, numerals: 'arabic' })).toBe(
    'Jimaata, Fulbaana 1 A.L.I.',
  )
})

test('the dawn clock names the part of the day', () => {
  expect(writeDawnTimeInWords(19, 30, TIGRINYA_CALENDAR)).toBe('ሰዓት 1:30 ምሸት')
  expect(writeDawnTimeInWords(7, 0, OROMO_CALENDAR)).toBe("sa'aatii 1 ganama")
})
