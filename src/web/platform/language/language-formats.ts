import type { DateStyle, writeParts } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'

/** An instant or, whatever the zone, a 'YYYY-MM-DD' day; `language` is the one that stands in. */
export type WriteMoment<Style> = (
  value: string,
  language: InterfaceLanguage,
  timeZone: string,
  style: Style,
) => string

/** How days, times and lists are written, by browsers or in a language's own words; see formats.ts of the contract. */
export interface BasicFormats {
  date: WriteMoment<DateStyle>
  /** Without the year, where it is this one. */
  shortDate: WriteMoment<DateStyle>
  time: WriteMoment<Pick<DateStyle, 'clock'>>
  shortTime: WriteMoment<Pick<DateStyle, 'clock'>>
  parts: typeof writeParts
}

/** All that a language has to write itself which browsers have no data for. See formats-in-words.ts. */
export interface LanguageFormats extends BasicFormats {
  /** What who has chosen nothing gets. */
  usual: DateStyle
  weekday: (value: string, timeZone: string, width?: 'long' | 'short') => string
  /** A month with its year. */
  month: (value: string, timeZone: string, style: DateStyle) => string
  /** Thirteen, from Meskerem on. */
  ethiopianMonths: readonly string[]
  /** Twelve, from January on. */
  gregorianMonths: readonly string[]
  /** A whole hour from 0 to 23. */
  hour: (hour: number, clock: DateStyle['clock']) => string
}
