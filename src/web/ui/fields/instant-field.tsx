import { DateField as Segments } from '@heroui/react/date-field'
import { DatePicker } from '@heroui/react/date-picker'
import { Label } from '@heroui/react/label'
import { now, parseAbsolute, toZoned, type ZonedDateTime } from '@internationalized/date'
import { useRef } from 'react'
import { type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { deviceTimeZone } from '#web/platform/language.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { FieldNotes } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'

interface InstantFieldProps<V extends FieldValues, C, T> extends FieldProps<V, C, T> {
  /** The field that holds the IANA time zone in which the time is meant; the device's while it is empty. */
  zoneName: FieldPath<V>
}

/** Day and time, kept as an ISO 8601 instant in UTC and shown as the clock of its time zone. */
export function InstantField<V extends FieldValues, C, T>(props: InstantFieldProps<V, C, T>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false, zoneName } = props
  const t = useTranslations('ui.field')
  const { field, fieldState } = useController({ control, name })
  const isOpen = useRef(false)
  const chosenZone: unknown = useWatch({ control, name: zoneName })
  const zone = typeof chosenZone === 'string' && chosenZone !== '' ? chosenZone : deviceTimeZone()
  return (
    <DatePicker<ZonedDateTime>
      className="w-full"
      granularity="minute"
      hideTimeZone
      validationBehavior="aria"
      name={field.name}
      placeholderValue={now(zone).set({ hour: 18, minute: 0 })}
      value={instantOf(field.value, zone)}
      onChange={(moment) =>
        field.onChange(moment === null ? undefined : toZoned(moment, zone).toAbsoluteString())
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
      <Label>{label}</Label>
      <Segments.Group fullWidth className="min-h-11">
        <Segments.Input>{(segment) => <Segments.Segment segment={segment} />}</Segments.Input>
        <Segments.Suffix>
          <DatePicker.Trigger aria-label={t('date')}>
            <DatePicker.TriggerIndicator />
          </DatePicker.Trigger>
        </Segments.Suffix>
      </Segments.Group>
      <FieldNotes hint={hint} error={fieldState.error?.message} />
      <DatePicker.Popover aria-label={t('date')}>
        <CalendarGrid label={t('date')} />
      </DatePicker.Popover>
    </DatePicker>
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
