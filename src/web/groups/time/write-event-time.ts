import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { LOCALE } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { deviceTimeZone, useLanguage } from '#web/platform/language/language.tsx'
import { nearDay, sameClock, shownZone } from './zone-policy.ts'

/** When something begins, and by whose clock. */
interface Moment {
  startsAt: string
  timezone: string
  isOnline: boolean
  /** Where there is a place to go to, its clock counts, also for those who follow from afar. */
  venue?: string | null
}

/** The name of a zone in the reader's words: "Eastern Time", "Sweden Time"; "GMT+1" where there are none. */
export function writeZone(timeZone: string, language: InterfaceLanguage, hasNames = true): string {
  // UTC has no generic name but an offset
  const named = timeZone === 'UTC' ? 'long' : 'longGeneric'
  const timeZoneName = hasNames ? named : 'shortOffset'
  const format = new Intl.DateTimeFormat(LOCALE[language], { timeZone, timeZoneName })
  return format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Writes when meetings are: in person by the clock of the place, named where it is not the reader's; online by the reader's. */
export function useEventTime() {
  const t = useTranslations('groups.time')
  const { language, catalogue } = useLanguage()
  const { date, shortDate, shortTime, time } = useFormats()
  return useMemo(() => {
    const here = deviceTimeZone()
    const own = catalogue.formats
    const zoneOf = ({ isOnline, timezone, venue = null }: Omit<Moment, 'startsAt'>) =>
      shownZone(isOnline && venue === null, timezone, here)
    const foreignZone = (moment: Moment) => {
      const zone = zoneOf(moment)
      return sameClock(moment.startsAt, zone, here) ? null : writeZone(zone, language, own === undefined)
    }
    const named = (moment: Moment, words: string) => {
      const zone = foreignZone(moment)
      return zone === null ? words : t('inZone', { words, zone })
    }
    return {
      zoneOf,
      /** "Today at 6:00 PM", "Tomorrow at …", else "Sat, Nov 28, 6:00 PM". */
      next: (moment: Moment, now = Date.now()) => {
        const zone = zoneOf(moment)
        const at = shortTime(moment.startsAt, zone)
        const near = nearDay(moment.startsAt, zone, now)
        const words =
          near === null
            ? t('dayAndTime', { day: shortDate(moment.startsAt, zone), time: at })
            : t(near, { time: at })
        return named(moment, words)
      },
      /** Of what repeats, by the clock of its place: "Saturday", the 28th, "6:00 PM (Eastern Time)". */
      hour: (startsAt: string, timezone: string) => {
        const part = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat(`${LOCALE[language]}-u-ca-gregory-nu-latn`, {
            ...options,
            timeZone: timezone,
          }).format(new Date(startsAt))
        return {
          weekday: own?.weekday(startsAt, timezone) ?? part({ weekday: 'long' }),
          day: Number(part({ day: 'numeric' })),
          time: named({ startsAt, timezone, isOnline: false }, shortTime(startsAt, timezone)),
        }
      },
      /** "Sat, Nov 28". */
      shortDay: (moment: Moment) => shortDate(moment.startsAt, zoneOf(moment)),
      /** The whole date, in both calendars where the reader has both: "Saturday, Nov 28, 2026". */
      day: (moment: Moment) => {
        const zone = zoneOf(moment)
        const whole = date(moment.startsAt, zone)
        // elsewhere than in English a date begins with its weekday by itself
        if (own || language === 'am') return whole
        const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: zone })
        return `${weekday.format(new Date(moment.startsAt))}, ${whole}`
      },
      /** "6:00 PM – 8:00 PM (Eastern Time)", "6:00 PM, open end". */
      span: (moment: Moment & { endsAt: string; isEndOpen: boolean }) => {
        const zone = zoneOf(moment)
        if (moment.isEndOpen) return named(moment, t('openSpan', { from: time(moment.startsAt, zone) }))
        return named(
          moment,
          t('span', { from: time(moment.startsAt, zone), until: time(moment.endsAt, zone) }),
        )
      },
    }
  }, [t, language, catalogue, date, shortDate, shortTime, time])
}
