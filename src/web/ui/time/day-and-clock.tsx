import {
  parseDate,
  parseTime,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DayPicker } from '#web/ui/fields/day-picker.tsx'
import { ClockInput } from './clock-input.tsx'

/** Most things begin in the evening. */
const USUAL_TIME = '18:00'

interface DayAndClockProps {
  label: ReactNode
  hint?: ReactNode
  error: string | undefined
  name: string
  moment: ZonedDateTime | null
  zone: string
  /** An ISO 8601 instant in UTC. */
  onChange: (instant: string | undefined) => void
  onBlur: () => void
  isRequired: boolean
  isDisabled: boolean
  isInvalid: boolean
}

/** A day in the reader's calendar beside a time by the reader's clock, where the fields of the browser know neither. */
export function DayAndClock({ moment, zone, onChange, ...picker }: DayAndClockProps) {
  const t = useTranslations('ui.field')
  // A time may be chosen before the day.
  const [chosenTime, setChosenTime] = useState(USUAL_TIME)
  // A moment of any calendar is written in ISO 8601.
  const written = moment?.toString()
  const day = written?.slice(0, 10)
  const time = written?.slice(11, 16) ?? chosenTime
  const change = (to: { day: string | undefined; time: string }) => {
    setChosenTime(to.time)
    if (to.day === undefined) return onChange(undefined)
    const wall = toCalendarDateTime(parseDate(to.day), parseTime(to.time))
    onChange(toZoned(wall, zone).toAbsoluteString())
  }
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <DayPicker {...picker} value={day} onChange={(picked) => change({ day: picked, time })} />
      <ClockInput label={t('time')} value={time} onChange={(picked) => change({ day, time: picked })} />
    </div>
  )
}
