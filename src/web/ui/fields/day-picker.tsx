import { DatePicker } from '@heroui/react/date-picker'
import { Skeleton } from '@heroui/react/skeleton'
import { type CalendarDate, GregorianCalendar, parseDate, toCalendar } from '@internationalized/date'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useFormats } from '#web/platform/format/format.ts'
import { useReadingChoices } from '#web/platform/format/reading-choices.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { PickerCalendar } from './picker-calendar.tsx'
import { PickerParts } from './picker-parts.tsx'

/** Only readers of languages that no browser's calendar speaks need it. */
const DayInWords = lazy(() =>
  import('#web/ui/time/day-in-words.tsx').then((module) => ({ default: module.DayInWords })),
)

interface DayPickerProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  name?: string
  /** Gregorian 'YYYY-MM-DD'; anything else is no day. */
  value: unknown
  onChange: (day: string | undefined) => void
  onBlur?: () => void
  isRequired?: boolean
  isDisabled?: boolean
  isInvalid?: boolean
  /** First and last day that can be chosen, 'YYYY-MM-DD'. */
  min?: string | undefined
  max?: string | undefined
  /** Where an empty field begins, likewise; today when left out. */
  opensAt?: string | undefined
}

/** A day, kept as Gregorian 'YYYY-MM-DD' and picked in the reader's calendar. */
export function DayPicker({
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  min,
  max,
  opensAt,
  ...field
}: DayPickerProps) {
  const { date } = useFormats()
  const { formats } = useLanguage().catalogue
  const { calendar } = useReadingChoices().style
  const isOpen = useRef(false)
  const day = dayOf(value)
  if (formats)
    return (
      <PickerCalendar>
        <Suspense fallback={<Skeleton className="h-20 w-full rounded-field" />}>
          <DayInWords
            formats={formats}
            {...{ label, hint, error, value, onChange, onBlur, min, max }}
            {...field}
          />
        </Suspense>
      </PickerCalendar>
    )
  return (
    <PickerCalendar>
      <DatePicker
        {...field}
        className="w-full"
        validationBehavior="aria"
        value={day}
        onChange={(picked) => onChange(picked === null ? undefined : isoOf(picked))}
        onOpenChange={(open) => {
          isOpen.current = open
        }}
        // Into its own calendar is not away from the field.
        onBlur={() => {
          if (!isOpen.current) onBlur?.()
        }}
        {...(min !== undefined && { minValue: parseDate(min) })}
        {...(max !== undefined && { maxValue: parseDate(max) })}
        {...(opensAt !== undefined && { placeholderValue: parseDate(opensAt) })}
      >
        <PickerParts
          label={label}
          hint={hint}
          error={error}
          reading={day !== null && calendar === 'both' ? date(isoOf(day)) : null}
        />
      </DatePicker>
    </PickerCalendar>
  )
}

function dayOf(value: unknown): CalendarDate | null {
  if (typeof value !== 'string') return null
  try {
    return parseDate(value)
  } catch {
    return null
  }
}

const isoOf = (day: CalendarDate): string => toCalendar(day, new GregorianCalendar()).toString()
