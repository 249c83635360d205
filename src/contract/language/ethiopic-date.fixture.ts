/** Gregorian → Ethiopian days, agreed on by Beyene-Kudlek arithmetic, ICU and @internationalized/date. */
export const CONVERSIONS: readonly (readonly [string, string])[] = [
  ['2026-01-01', '2018-04-23'],
  ['2026-09-10', '2018-13-05'],
  ['2026-09-11', '2019-01-01'],
  ['2027-09-11', '2019-13-06'],
  ['2027-09-12', '2020-01-01'],
  ['2028-01-07', '2020-04-28'],
  ['2028-02-29', '2020-06-21'],
  ['2028-09-10', '2020-13-05'],
  ['2028-09-11', '2021-01-01'],
  ['1900-03-01', '1892-06-22'],
  ['2000-01-01', '1992-04-22'],
  ['2100-03-01', '2092-06-21'],
]

/** Feasts with a fixed Ethiopian date, as Gregorian days per year. */
export const FIXED_FEASTS = {
  2026: { timket: '2026-01-19', adwa: '2026-03-02', enkutatash: '2026-09-11', meskel: '2026-09-27' },
  2027: { timket: '2027-01-19', adwa: '2027-03-02', enkutatash: '2027-09-12', meskel: '2027-09-28' },
  2028: { timket: '2028-01-20', adwa: '2028-03-02', enkutatash: '2028-09-11', meskel: '2028-09-27' },
} as const

/** Clock of the day → hour and part of the day of the dawn clock. */
export const CLOCK: readonly (readonly [number, number, string])[] = [
  [0, 6, 'night'],
  [5, 11, 'night'],
  [6, 12, 'morning'],
  [7, 1, 'morning'],
  [11, 5, 'morning'],
  [12, 6, 'afternoon'],
  [13, 7, 'afternoon'],
  [17, 11, 'afternoon'],
  [18, 12, 'evening'],
  [19, 1, 'evening'],
  [23, 5, 'evening'],
]
