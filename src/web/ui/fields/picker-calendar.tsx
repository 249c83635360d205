import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { LOCALE } from '#contract/language/formats.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { useReadingChoices } from '#web/platform/format/reading-choices.ts'

/** The calendars that a day can be picked in. */
export const PICKER_CALENDARS = ['ethiopian', 'gregorian'] as const
export type PickerCalendarName = (typeof PICKER_CALENDARS)[number]

const IDENTIFIER: Record<PickerCalendarName, string> = { ethiopian: 'ethiopic', gregorian: 'gregory' }

interface PickerCalendarState {
  calendar: PickerCalendarName
  /** Null for readers of one calendar only. */
  choose: ((calendar: PickerCalendarName) => void) | null
}

const PickerCalendarContext = createContext<PickerCalendarState>({ calendar: 'gregorian', choose: null })
export const usePickerCalendar = (): PickerCalendarState => use(PickerCalendarContext)

/** Days inside are picked in the reader's calendar; readers of both begin with their language's and may change it. */
export function PickerCalendar({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const { calendar: read } = useReadingChoices().style
  const [chosen, setChosen] = useState<PickerCalendarName>(language === 'am' ? 'ethiopian' : 'gregorian')
  const calendar = read === 'both' ? chosen : read
  const choose = read === 'both' ? setChosen : null
  const state = useMemo(() => ({ calendar, choose }), [calendar, choose])
  return (
    <PickerCalendarContext value={state}>
      <I18nProvider locale={`${LOCALE[language]}-u-ca-${IDENTIFIER[calendar]}`}>{children}</I18nProvider>
    </PickerCalendarContext>
  )
}
