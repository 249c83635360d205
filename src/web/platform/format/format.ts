import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import * as formats from '#contract/language/formats.ts'
import type { BasicFormats, WriteMoment } from '#web/platform/language/language-formats.ts'
import { deviceTimeZone, useLanguage } from '#web/platform/language/language.tsx'
import { ageOf } from './age.ts'
import { useReadingChoices } from './reading-choices.ts'
import { writeShortDate, writeShortTime } from './short-date.ts'

export { minorDigits } from '#contract/language/formats.ts'

const BROWSER_FORMATS: BasicFormats = {
  date: formats.writeDate,
  shortDate: writeShortDate,
  time: formats.writeTime,
  shortTime: writeShortTime,
  parts: formats.writeParts,
}

/** Writes money, dates, times and ages for the reader. */
export function useFormats() {
  const { language, catalogue } = useLanguage()
  const { style } = useReadingChoices()
  const t = useTranslations('platform.format')
  return useMemo(() => {
    const own = catalogue.formats ?? BROWSER_FORMATS
    const inZone =
      (write: WriteMoment<formats.DateStyle>) =>
      (value: string, timeZone = deviceTimeZone()) =>
        write(value, language, timeZone, style)
    const date = inZone(own.date)
    const shortDate = inZone(own.shortDate)
    const time = inZone(own.time)
    /** Words after each other, with the comma of the language. */
    const parts = (words: readonly (string | number)[]) => own.parts(words, language)
    return {
      money: (minor: number, currency: string) => formats.writeMoney(minor, currency, language),
      number: (value: number) => value.toLocaleString(formats.LOCALE[language]),
      date,
      shortDate,
      time,
      shortTime: inZone(own.shortTime),
      dateTime: (instant: string, timeZone?: string) =>
        parts([date(instant, timeZone), time(instant, timeZone)]),
      parts,
      /** How long ago, short: "now", "5 min", "2 h", "3 d", "2 wk", then the day in few words. */
      ago: (instant: string, now = Date.now()) => {
        const age = ageOf(instant, now)
        if (!age) return t('now')
        return age.unit === 'months' ? shortDate(instant) : t(age.unit, { n: age.n })
      },
    }
  }, [language, catalogue, style, t])
}
