import { DatePicker } from '@heroui/react/date-picker'
import { now, parseAbsolute, toZoned, type ZonedDateTime } from '@internationalized/date'
import { useRef } from 'react'
import { type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form'
import { useFormats } from '#web/platform/format/format.ts'
import { deviceTimeZone, useLanguage } from '#web/platform/language/language.tsx'
import { useReadingChoices } from '#web/platform/format/reading-choices.ts'
import { DayAndClock } from '#web/ui/time/day-and-clock.tsx'
import type { FieldProps } from './field-props.ts'
import { PickerCalendar } from './picker-calendar.tsx'
import { PickerParts } from './picker-parts.tsx'

interface InstantFieldProps<V extends FieldValues, C, T> extends FieldProps<V, C, T> {
  /** The field that holds the IANA time zone in which the time is meant; the device's while it is empty. */
  zoneName: FieldPath<V>
}

/** Day and time, stored as an ISO 8601 instant in UTC and shown in its time zone, by the reader's calendar and clock. */
export function InstantField<V extends FieldValues, C, T>(props: InstantFieldProps<V, C, T>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false, zoneName } = props
  const { dateTime } = useFormats()
  const { style } = useReadingChoices()
  const { language, catalogue } = useLanguage()
  const { field, fieldState } = useController({ control, name })
  const isOpen = useRef(false)
  const chosenZone: unknown = useWatch({ control, name: zoneName })
  const zone = typeof chosenZone === 'string' && chosenZone !== '' ? chosenZone : deviceTimeZone()
  const moment = instantOf(field.value, zone)
  if (style.clock === 'dawn' || catalogue.formats)
    return (
      <DayAndClock
        label={label}
        hint={hint}
        error={fieldState.error?.message}
        name={field.name}
        moment={moment}
        zone={zone}
        onChange={field.onChange}
        onBlur={field.onBlur}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={fieldState.invalid}
      />
    )
  return (
    <PickerCalendar>
      <DatePicker<ZonedDateTime>
        className="w-full"
        granularity="minute"
        hideTimeZone
        hourCycle={language === 'am' ? 24 : 12}
        validationBehavior="aria"
        name={field.name}
        placeholderValue={now(zone).set({ hour: 18, minute: 0 })}
        value={moment}
        onChange={(picked) =>
          field.onChange(picked === null ? undefined : toZoned(picked, zone).toAbsoluteString())
        }
        onOpenChange={(open) => {
          isOpen.current = open
        }}
        // Into its own calendar is not away from the field.
        onBlur={() => {
          if (!isOpen.current) field.onBlur()
        }}
        isInvalid={fieldState.invalid}
        isRequired={isRequired}
        isDisabled={isDisabled}
      >
        <PickerParts
          label={label}
          hint={hint}
          error={fieldState.error?.message}
          reading={
            moment !== null && style.calendar === 'both' ? dateTime(moment.toAbsoluteString(), zone) : null
          }
        />
      </DatePicker>
    </PickerCalendar>
  )
}

function instantOf(value: unknown, zone: string): ZonedDateTime | null {
  if (typeof value !== 'string') return null
  try {
    return parseAbsolute(value, zone)
  } catch {
    return null
  }
}
