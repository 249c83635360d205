import { useMemo, useSyncExternalStore } from 'react'
import { DATE_STYLE, type DateStyle } from '#contract/language/formats.ts'
import { deviceText, subscribeChoices, writeChoice } from '#web/platform/device/device-text.ts'
import { useLanguage } from '#web/platform/language/language.tsx'

export const UNITS = ['auto', 'miles', 'kilometres'] as const
export type Units = (typeof UNITS)[number]

/** Storage key → what may be chosen under it. All belong to the device and outlive a sign-out (clear-device-data.ts). */
const OFFERED = {
  calendar: ['gregorian', 'ethiopian', 'both'],
  clock: ['usual', 'dawn'],
  numerals: ['arabic', 'geez'],
  units: UNITS,
} as const
type Offered = typeof OFFERED
export type ReadingChoice = keyof Offered

export const CALENDARS = OFFERED.calendar

const KEYS = Object.keys(OFFERED) as readonly ReadingChoice[]

/** One text for all, so that a render can tell whether anything changed. */
const stored = () => KEYS.map((key) => deviceText.read(key) ?? '').join()

/** Keeps a choice on this device; every date and distance on the page follows at once. */
export function chooseReading<K extends ReadingChoice>(key: K, choice: Offered[K][number]): void {
  writeChoice(key, choice)
}

/** How dates and distances are written for the reader: what was chosen, else what their language suggests. */
export function useReadingChoices(): { style: DateStyle; units: Units } {
  const { language, catalogue } = useLanguage()
  const text = useSyncExternalStore(subscribeChoices, stored)
  return useMemo(() => {
    const chosen = text.split(',')
    const choice = <K extends ReadingChoice>(key: K, usual: Offered[K][number]): Offered[K][number] =>
      OFFERED[key].find((offered) => offered === chosen[KEYS.indexOf(key)]) ?? usual
    const { calendar, clock, numerals } = catalogue.formats?.usual ?? DATE_STYLE[language]
    return {
      style: {
        calendar: choice('calendar', calendar),
        clock: choice('clock', clock),
        numerals: choice('numerals', numerals),
      },
      units: choice('units', 'auto'),
    }
  }, [language, catalogue, text])
}
