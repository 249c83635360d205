import type { CalendarWords } from './calendar-words.ts'

const MONTHS = [
  'Fulbaana',
  'Onkoloolessa',
  'Sadaasa',
  'Muddee',
  'Amajjii',
  'Guraandhala',
  'Bitootessa',
  'Eebila',
  'Caamsaa',
  'Waxabajjii',
  'Adoolessa',
  'Hagayya',
  'Qaammee',
]

/**
 * Days and times in Afaan Oromo. A.L.I. is akka lakkoofsa Itoophiyaatti, A.L.A. akka lakkoofsa Awurooppaatti: by the
 * calendar of Ethiopia, and of Europe.
 */
export const OROMO_CALENDAR: CalendarWords = {
  ethiopianMonths: MONTHS,
  gregorianMonths: [...MONTHS.slice(4, 12), ...MONTHS.slice(0, 4)],
  weekdays: ['Dilbata', 'Wiixata', 'Kibxata', 'Roobii', 'Kamisa', 'Jimaata', 'Sanbata'],
  shortWeekdays: ['Dil', 'Wix', 'Kib', 'Rob', 'Kam', 'Jim', 'San'],
  dayParts: { night: 'halkan', morning: 'ganama', afternoon: 'guyyaa', evening: 'galgala' },
  eras: { gregorian: 'A.L.A.', ethiopian: 'A.L.I.' },
  comma: ', ',
  writeDay: ({ day, month, year, era }) =>
    `${month} ${day}${year === null ? '' : `, ${year}`}${era === null ? '' : ` ${era}`}`,
  writeDawnTime: (time, part) => `sa'aatii ${time} ${part}`,
}
