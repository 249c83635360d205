import { type CalendarDay, readDay } from './calendar-day.ts'
import { writeDawnTime, writeEthiopicDate } from './ethiopic-date.ts'
import type { InterfaceLanguage } from './language.ts'

export const LOCALE: Record<InterfaceLanguage, string> = { en: 'en-US', am: 'am-ET' }

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
function dayOf(value: string, timeZone: string): { day: CalendarDay; instant: Date; zone: string } {
  const day = readDay(value)
  if (day) return { day, instant: new Date(`${value}T00:00:00Z`), zone: 'UTC' }
  const instant = new Date(value)
  return { day: wallOf(instant, timeZone), instant, zone: timeZone }
}

/** Both calendars in Amharic, the Gregorian one in English. Takes an instant or, whatever the zone, a 'YYYY-MM-DD' day. */
export function writeDate(value: string, language: InterfaceLanguage, timeZone: string): string {
  const { day, instant, zone } = dayOf(value, timeZone)
  const gregorian = new Intl.DateTimeFormat(`${LOCALE[language]}-u-ca-gregory`, {
    dateStyle: 'medium',
    timeZone: zone,
  }).format(instant)
  if (language === 'en') return gregorian
  return `${writeEthiopicDate(day, 'am', true)} (${gregorian})`
}

/** The clock of the zone; in Amharic the dawn clock first: "ከምሽቱ 1 ሰዓት (19:00)". */
export function writeTime(instant: string, language: InterfaceLanguage, timeZone: string): string {
  const date = new Date(instant)
  if (language === 'en')
    return new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(date)
  const { hour, minute } = wallOf(date, timeZone)
  const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  return `${writeDawnTime(hour, minute, 'am')} (${clock})`
}
