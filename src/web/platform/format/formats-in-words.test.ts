import { expect, test } from 'vitest'
import { OROMO_CALENDAR } from '#contract/language/oromo-calendar.ts'
import { TIGRINYA_CALENDAR } from '#contract/language/tigrinya-calendar.ts'
import { formatsInWords } from './formats-in-words.ts'

const EVENING = '2031-09-11T16:30:00Z'
const ASMARA = 'Africa/Asmara'
const tigrinya = formatsInWords(TIGRINYA_CALENDAR)
const oromo = formatsInWords(OROMO_CALENDAR)

test('who has chosen nothing reads both calendars, the Ethiopian one first, and the dawn clock', () => {
  const { usual, date, time } = tigrinya
  expect(date(EVENING, 'en', ASMARA, usual)).toBe('ሓሙስ፣ 6 ጳጉሜን 2023 ብግእዝ (11 መስከረም 2031 ብጎርጎርዮስ)')
  expect(time(EVENING, 'en', ASMARA, usual)).toBe('ሰዓት 1:30 ምሸት (19:30)')
  expect(oromo.date(EVENING, 'en', ASMARA, usual)).toBe(
    'Kamisa, Qaammee 6, 2023 A.L.I. (Fulbaana 11, 2031 A.L.A.)',
  )
})

test('dates and times are written as they were chosen', () => {
  const chosen = { calendar: 'ethiopian', clock: 'usual', numerals: 'geez' } as const
  expect(tigrinya.date(EVENING, 'en', ASMARA, chosen)).toBe('ሓሙስ፣ ፮ ጳጉሜን ፳፻፳፫ ብግእዝ')
  expect(tigrinya.time(EVENING, 'en', ASMARA, chosen)).toBe('19:30')
  expect(oromo.date(EVENING, 'en', ASMARA, { ...chosen, calendar: 'gregorian' })).toBe(
    'Fulbaana 11, 2031 A.L.A.',
  )
})

test('a short date leaves out its year in this one, and a short time the usual clock', () => {
  const { usual } = oromo
  const day = `${new Date().getFullYear()}-06-08`
  expect(oromo.shortDate(day, 'en', 'UTC', usual)).toBe('Waxabajjii 1 (Waxabajjii 8)')
  expect(oromo.shortDate(day, 'en', 'UTC', { ...usual, calendar: 'gregorian' })).toBe('Waxabajjii 8 A.L.A.')
  expect(oromo.shortDate('2031-06-08', 'en', 'UTC', usual)).toContain('2031')
  expect(oromo.shortTime(EVENING, 'en', ASMARA, usual)).toBe("sa'aatii 1:30 galgala")
})

test('weekdays, months, hours and lists are in its words', () => {
  expect(tigrinya.weekday(EVENING, ASMARA)).toBe('ሓሙስ')
  expect(tigrinya.weekday(EVENING, ASMARA, 'short')).toBe('ሓሙ')
  expect(oromo.month(EVENING, ASMARA, oromo.usual)).toBe('Qaammee 2023 A.L.I. (Fulbaana 2031 A.L.A.)')
  expect([tigrinya.hour(21, 'dawn'), tigrinya.hour(21, 'usual')]).toEqual(['ምሸት 3', '21'])
  expect([tigrinya.parts(['ሓደ', 2], 'en'), oromo.parts(['tokko', 2], 'en')]).toEqual(['ሓደ፣ 2', 'tokko, 2'])
})
