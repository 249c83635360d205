import type { CalendarWords } from './calendar-words.ts'

const MONTHS = [
  'መስከረም',
  'ጥቅምቲ',
  'ሕዳር',
  'ታሕሳስ',
  'ጥሪ',
  'ለካቲት',
  'መጋቢት',
  'ሚያዝያ',
  'ግንቦት',
  'ሰነ',
  'ሓምለ',
  'ነሓሰ',
  'ጳጉሜን',
]

/** Days and times in Tigrinya. Eritrea gives the Gregorian months the same names, beginning with ጥሪ in January. */
export const TIGRINYA_CALENDAR: CalendarWords = {
  ethiopianMonths: MONTHS,
  gregorianMonths: [...MONTHS.slice(4, 12), ...MONTHS.slice(0, 4)],
  weekdays: ['ሰንበት', 'ሰኑይ', 'ሰሉስ', 'ረቡዕ', 'ሓሙስ', 'ዓርቢ', 'ቀዳም'],
  shortWeekdays: ['ሰን', 'ሰኑ', 'ሰሉ', 'ረቡ', 'ሓሙ', 'ዓር', 'ቀዳ'],
  dayParts: { night: 'ለይቲ', morning: 'ንግሆ', afternoon: 'ቀትሪ', evening: 'ምሸት' },
  eras: { gregorian: 'ብጎርጎርዮስ', ethiopian: 'ብግእዝ' },
  comma: '፣ ',
  writeDay: ({ day, month, year, era }) => [day, month, year, era].filter((part) => part !== null).join(' '),
  writeDawnTime: (time, part) => `ሰዓት ${time} ${part}`,
}
