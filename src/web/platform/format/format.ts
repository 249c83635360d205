import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import * as formats from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { deviceTimeZone, useLanguage } from '#web/platform/language/language.tsx'
import { useReadingChoices } from './reading-choices.ts'
import { writeShortDate, writeShortTime } from './short-date.ts'

export { minorDigits, writeMoney } from '#contract/language/formats.ts'

/** See formats.ts of the contract; where no zone is given, that of the device. */
export const writeDate = (
  value: string,
  language: InterfaceLanguage,
  timeZone = deviceTimeZone(),
  style?: formats.DateStyle,
): string => formats.writeDate(value, language, timeZone, style)

/** A time of day; see formats.ts of the contract. */
export const writeTime = (
  instant: string,
  language: InterfaceLanguage,
  timeZone = deviceTimeZone(),
  style?: Pick<formats.DateStyle, 'clock'>,
): string => formats.writeTime(instant, language, timeZone, style)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Writes money, dates, times and ages for the reader. */
export function useFormats() {
  const { language, catalogue } = useLanguage()
  const { style } = useReadingChoices()
  const t = useTranslations('platform.format')
  return useMemo(() => {
    const write = catalogue.writeDate ?? formats.writeDate
    const date = (value: string, timeZone = deviceTimeZone()) => write(value, language, timeZone, style)
    const shortDate = (value: string, timeZone = deviceTimeZone()) =>
      catalogue.writeDate?.(value, language, timeZone, style) ??
      writeShortDate(value, language, timeZone, style)
    const time = (instant: string, timeZone?: string) => writeTime(instant, language, timeZone, style)
    /** Words after each other, with the comma of the language. */
    const parts = (words: readonly (string | number)[]) => formats.writeParts(words, language)
    return {
      money: (minor: number, currency: string) => formats.writeMoney(minor, currency, language),
      number: (value: number) => value.toLocaleString(formats.LOCALE[language]),
      date,
      shortDate,
      time,
      shortTime: (instant: string, timeZone?: string) => writeShortTime(instant, language, timeZone, style),
      dateTime: (instant: string, timeZone?: string) =>
        parts([date(instant, timeZone), time(instant, timeZone)]),
      parts,
      /** How long ago, short: "now", "5 min", "2 h", "3 d", "2 wk", then the day in few words. */
      ago: (instant: string, now = Date.now()) => {
        const age = Math.max(0, now - Date.parse(instant))
        if (age < MINUTE) return t('now')
        if (age < HOUR) return t('minutes', { n: Math.floor(age / MINUTE) })
        if (age < DAY) return t('hours', { n: Math.floor(age / HOUR) })
        if (age < 7 * DAY) return t('days', { n: Math.floor(age / DAY) })
        if (age < 30 * DAY) return t('weeks', { n: Math.floor(age / (7 * DAY)) })
        return shortDate(instant)
      },
    }
  }, [language, catalogue, style, t])
}
