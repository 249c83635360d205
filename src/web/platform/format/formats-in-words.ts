import { type CalendarDay, weekdayOf } from '#contract/language/calendar-day.ts'
import {
  type CalendarWords,
  writeDawnTimeInWords,
  writeDayInWords,
  writeMonthInWords,
} from '#contract/language/calendar-words.ts'
import { dawnClock } from '#contract/language/ethiopic-date.ts'
import { DATE_STYLE, type DateStyle, dayOf, inCalendars, writeTime } from '#contract/language/formats.ts'
import type { LanguageFormats } from '#web/platform/language/language-formats.ts'

/** The clock of a zone from 00:00 to 23:59, which is the usual one in every language but English. */
const usualTime = (instant: string, timeZone: string) =>
  writeTime(instant, 'am', timeZone, { clock: 'usual' })
const isThisYear = ({ year }: CalendarDay) => year === new Date().getFullYear()

/** As for Amharic: both calendars and the dawn clock. */
const USUAL = DATE_STYLE.am

/** The formats of a language out of its words: see LanguageFormats. */
export function formatsInWords(words: CalendarWords): LanguageFormats {
  const write = (
    day: CalendarDay,
    style: DateStyle,
    form: { hasYear: boolean; hasWeekday: boolean; hasEra: boolean },
  ) =>
    // readers of both calendars think in the Ethiopian one, as those of Amharic do
    inCalendars(style, 'am', {
      gregorian: () => writeDayInWords(day, words, { ...form, calendar: 'gregorian', hasWeekday: false }),
      ethiopian: () =>
        writeDayInWords(day, words, { ...form, calendar: 'ethiopian', numerals: style.numerals }),
    })
  const dawnTime = (instant: string, timeZone: string) => {
    const [hour = 0, minute = 0] = usualTime(instant, timeZone).split(':').map(Number)
    return writeDawnTimeInWords(hour, minute, words)
  }
  return {
    usual: USUAL,
    date: (value, _, timeZone, style) =>
      write(dayOf(value, timeZone).day, style, { hasYear: true, hasWeekday: true, hasEra: true }),
    shortDate: (value, _, timeZone, style) => {
      const { day } = dayOf(value, timeZone)
      // of both, the one in brackets is the other
      const hasEra = style.calendar !== 'both'
      return write(day, style, { hasYear: !isThisYear(day), hasWeekday: false, hasEra })
    },
    time: (instant, _, timeZone, { clock }) => {
      const usual = usualTime(instant, timeZone)
      return clock === 'usual' ? usual : `${dawnTime(instant, timeZone)} (${usual})`
    },
    shortTime: (instant, _, timeZone, { clock }) =>
      clock === 'usual' ? usualTime(instant, timeZone) : dawnTime(instant, timeZone),
    weekday: (value, timeZone, width = 'long') =>
      (width === 'long' ? words.weekdays : words.shortWeekdays)[weekdayOf(dayOf(value, timeZone).day)] ?? '',
    month: (value, timeZone, style) => {
      const { day } = dayOf(value, timeZone)
      return inCalendars(style, 'am', {
        gregorian: () => writeMonthInWords(day, words, { calendar: 'gregorian' }),
        ethiopian: () => writeMonthInWords(day, words, { calendar: 'ethiopian', numerals: style.numerals }),
      })
    },
    ethiopianMonths: words.ethiopianMonths,
    gregorianMonths: words.gregorianMonths,
    hour: (hour, clock) => {
      if (clock === 'usual') return String(hour).padStart(2, '0')
      const dawn = dawnClock(hour)
      return `${words.dayParts[dawn.part]} ${dawn.hour}`
    },
    parts: (all) => all.join(words.comma),
  }
}
