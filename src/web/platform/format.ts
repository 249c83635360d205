import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { MILE_COUNTRIES, MILES_PER_KM } from '#contract/geo/place.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { type CalendarDay, writeDawnTime, writeEthiopicDate } from '#contract/language/ethiopic-date.ts'
import { deviceTimeZone, useLanguage } from './language.tsx'

const LOCALE: Record<InterfaceLanguage, string> = { en: 'en-US', am: 'am-ET' }

/** Minor units (cents) of an ISO 4217 currency; whole amounts without decimals: 85000 USD is "$850". */
export function writeMoney(minor: number, currency: string, language: InterfaceLanguage): string {
  const format = (digits?: number) =>
    new Intl.NumberFormat(LOCALE[language], {
      style: 'currency',
      currency,
      ...(digits !== undefined && { minimumFractionDigits: digits }),
    })
  const digits = minorDigits(currency)
  const amount = minor / 10 ** digits
  return (Number.isInteger(amount) ? format(0) : format()).format(amount)
}

/** Decimals of a currency: 2 for USD, 0 for JPY. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Miles in the US, the UK and few others, kilometres elsewhere; one decimal below ten. */
export function inReadersUnit(miles: number, country: string): { value: number; unit: 'mile' | 'kilometer' } {
  const unit = MILE_COUNTRIES.includes(country) ? 'mile' : 'kilometer'
  const value = unit === 'mile' ? miles : miles / MILES_PER_KM
  return { value: Math.round(value * 10) / 10, unit }
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

const DAY_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/

/** 'YYYY-MM-DD' is a day without a zone; anything else an instant. */
function dayOf(value: string, timeZone: string): { day: CalendarDay; instant: Date; zone: string } {
  const match = DAY_ONLY.exec(value)
  if (!match) {
    const instant = new Date(value)
    return { day: wallOf(instant, timeZone), instant, zone: timeZone }
  }
  const day = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return { day, instant: new Date(`${value}T00:00:00Z`), zone: 'UTC' }
}

/** Both calendars in Amharic, the Gregorian one in English. Takes an instant or a 'YYYY-MM-DD' day. */
export function writeDate(value: string, language: InterfaceLanguage, timeZone = deviceTimeZone()): string {
  const { day, instant, zone } = dayOf(value, timeZone)
  const gregorian = new Intl.DateTimeFormat(`${LOCALE[language]}-u-ca-gregory`, {
    dateStyle: 'medium',
    timeZone: zone,
  }).format(instant)
  if (language === 'en') return gregorian
  return `${writeEthiopicDate(day, 'am', true)} (${gregorian})`
}

/** The clock of the zone; in Amharic the dawn clock first: "ከምሽቱ 1 ሰዓት (19:00)". */
export function writeTime(instant: string, language: InterfaceLanguage, timeZone = deviceTimeZone()): string {
  const date = new Date(instant)
  if (language === 'en')
    return new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(date)
  const { hour, minute } = wallOf(date, timeZone)
  const clock = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  return `${writeDawnTime(hour, minute, 'am')} (${clock})`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Writes money, dates, times, ages and distances for the reader. */
export function useFormats() {
  const { language } = useLanguage()
  const t = useTranslations('platform.format')
  return useMemo(
    () => ({
      money: (minor: number, currency: string) => writeMoney(minor, currency, language),
      number: (value: number) => new Intl.NumberFormat(LOCALE[language]).format(value),
      date: (value: string, timeZone?: string) => writeDate(value, language, timeZone),
      time: (instant: string, timeZone?: string) => writeTime(instant, language, timeZone),
      dateTime: (instant: string, timeZone?: string) =>
        `${writeDate(instant, language, timeZone)}, ${writeTime(instant, language, timeZone)}`,
      /** How long ago, short: "now", "5 min", "2 h", "3 d", "2 wk", then the date. */
      ago: (instant: string, now = Date.now()) => {
        const age = Math.max(0, now - Date.parse(instant))
        if (age < MINUTE) return t('now')
        if (age < HOUR) return t('minutes', { n: Math.floor(age / MINUTE) })
        if (age < DAY) return t('hours', { n: Math.floor(age / HOUR) })
        if (age < 7 * DAY) return t('days', { n: Math.floor(age / DAY) })
        if (age < 30 * DAY) return t('weeks', { n: Math.floor(age / (7 * DAY)) })
        return writeDate(instant, language)
      },
      /** A distance given in miles, in the unit of the country that the reader is in. */
      distance: (miles: number, country: string) => {
        const { value, unit } = inReadersUnit(miles, country)
        const n = new Intl.NumberFormat(LOCALE[language], {
          maximumFractionDigits: value < 100 ? 1 : 0,
        }).format(value)
        return unit === 'mile' ? t('miles', { n }) : t('kilometres', { n })
      },
    }),
    [language, t],
  )
}
