import { type CalendarDay, readDay } from './calendar-day.ts'
import { type Numerals, writeDawnTime, writeEthiopicDate } from './ethiopic-date.ts'
import type { InterfaceLanguage } from './language.ts'

export const LOCALE: Record<InterfaceLanguage, string> = { en: 'en-US', am: 'am-ET' }

/** Parts after each other with the comma of the language: "Seattle, WA", "ማክሰኞ፣ ረቡዕ". */
export const writeParts = (parts: readonly (string | number)[], language: InterfaceLanguage): string =>
  parts.join(language === 'am' ? '፣ ' : ', ')

/** Minor units (cents) of an ISO 4217 currency; whole amounts without decimals: 85000 USD is "$850". */
export function writeMoney(minor: number, currency: string, language: InterfaceLanguage): string {
  const amount = minor / 10 ** minorDigits(currency)
  return moneyFormat(LOCALE[language], currency, Number.isInteger(amount)).format(amount)
}

/** Decimals of a currency: 2 for USD, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  moneyFormat('en', currency, false).resolvedOptions().maximumFractionDigits ?? 2

/** Making one takes fifty times as long as using it. */
const moneyFormats = new Map<string, Intl.NumberFormat>()

function moneyFormat(locale: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${isWhole}`
  const known = moneyFormats.get(key)
  if (known) return known
  const whole = isWhole ? { minimumFractionDigits: 0 } : {}
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, ...whole })
  moneyFormats.set(key, made)
  return made
}

interface Wall extends CalendarDay {
  hour: number
  minute: number
}

/** Calendar day and clock of an instant in a time zone. */
function wallOf(instant: Date, timeZone: string): Wall {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-hc-h23', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZone,
  }).formatToParts(instant)
  const at = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return { year: at('year'), month: at('month'), day: at('day'), hour: at('hour'), minute: at('minute') }
}

/** 'YYYY-MM-DD' is a day without a zone; anything else an instant. */
export function dayOf(value: string, timeZone: string): { day: CalendarDay; instant: Date; zone: string } {
  const day = readDay(value)
  if (day) return { day, instant: new Date(`${value}T00:00:00Z`), zone: 'UTC' }
  const instant = new Date(value)
  return { day: wallOf(instant, timeZone), instant, zone: timeZone }
}

/** How a reader wants dates and times written. */
export interface DateStyle {
  calendar: 'gregorian' | 'ethiopian' | 'both'
  /** `dawn`: by the clock that counts from six in the morning, with the usual one behind it. */
  clock: 'usual' | 'dawn'
  /** Of Ethiopian dates. */
  numerals: Numerals
}

/** What who has chosen nothing gets: both calendars and the dawn clock in Amharic. */
export const DATE_STYLE: Record<InterfaceLanguage, DateStyle> = {
  en: { calendar: 'gregorian', clock: 'usual', numerals: 'arabic' },
  am: { calendar: 'both', clock: 'dawn', numerals: 'arabic' },
}

/** The first is the calendar that a reader of that language thinks in; of both, the other stands in brackets. */
export function inCalendars(
  { calendar }: Pick<DateStyle, 'calendar'>,
  language: InterfaceLanguage,
  written: { gregorian: () => string; ethiopian: () => string },
): string {
  if (calendar !== 'both') return written[calendar]()
  const [own, other] =
    language === 'am' ? [written.ethiopian, written.gregorian] : [written.gregorian, written.ethiopian]
  return `${own()} (${other()})`
}

/** In the calendars of the style. Takes an instant or, whatever the zone, a 'YYYY-MM-DD' day. */
export function writeDate(
  value: string,
  language: InterfaceLanguage,
  timeZone: string,
  style: DateStyle = DATE_STYLE[language],
): string {
  const { day, instant, zone } = dayOf(value, timeZone)
  return inCalendars(style, language, {
    gregorian: () =>
      new Intl.DateTimeFormat(`${LOCALE[language]}-u-ca-gregory`, {
        // a short form of a month is not Amharic
        dateStyle: language === 'am' ? 'long' : 'medium',
        timeZone: zone,
      }).format(instant),
    ethiopian: () => writeEthiopicDate(day, language, { weekday: true, numerals: style.numerals }),
  })
}

/** The clock of the zone; where the style asks for it the dawn clock: "ከምሽቱ 1 ሰዓት (19:00)". */
export function writeTime(
  instant: string,
  language: InterfaceLanguage,
  timeZone: string,
  { clock }: Pick<DateStyle, 'clock'> = DATE_STYLE[language],
): string {
  const date = new Date(instant)
  const { hour, minute } = wallOf(date, timeZone)
  const usual = language === 'en' ? usualTime(date, timeZone) : `${twoDigits(hour)}:${twoDigits(minute)}`
  if (clock === 'usual') return usual
  const dawn = writeDawnTime(hour, minute, language)
  return language === 'en' ? `${usual} (${dawn})` : `${dawn} (${usual})`
}

/** Day and time of an instant, one after the other. */
export const writeDateTime = (instant: string, language: InterfaceLanguage, timeZone: string): string =>
  writeParts([writeDate(instant, language, timeZone), writeTime(instant, language, timeZone)], language)

const usualTime = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE.en, { timeStyle: 'short', timeZone }).format(instant)

const twoDigits = (n: number) => String(n).padStart(2, '0')
