import { DateField as Segments } from '@heroui/react/date-field'
import { DatePicker } from '@heroui/react/date-picker'
import { Label } from '@heroui/react/label'
import { type CalendarDate, GregorianCalendar, parseDate, toCalendar } from '@internationalized/date'
import { useRef } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { CalendarGrid } from './calendar-grid.tsx'
import { FieldNotes } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'

interface DateFieldProps<V extends FieldValues, C, T> extends FieldProps<V, C, T> {
  /** First and last day that can be chosen, 'YYYY-MM-DD'. */
  min?: string
  max?: string
  /** Where an empty field begins, likewise; today when left out. */
  opensAt?: string
}

/** A day, kept as Gregorian 'YYYY-MM-DD' and shown in the calendar of the language. */
export function DateField<V extends FieldValues, C, T>(props: DateFieldProps<V, C, T>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false, min, max, opensAt } = props
  const t = useTranslations('ui.field')
  const { field, fieldState } = useController({ control, name })
  const isOpen = useRef(false)
  return (
    <DatePicker
      className="w-full"
      validationBehavior="aria"
      name={field.name}
      value={dayOf(field.value)}
      onChange={(day) => field.onChange(day === null ? undefined : isoOf(day))}
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
      {...(min !== undefined && { minValue: parseDate(min) })}
      {...(max !== undefined && { maxValue: parseDate(max) })}
      {...(opensAt !== undefined && { placeholderValue: parseDate(opensAt) })}
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

function dayOf(value: unknown): CalendarDate | null {
  if (typeof value !== 'string') return null
  try {
    return parseDate(value)
  } catch {
    return null
  }
}

const isoOf = (day: CalendarDate): string => toCalendar(day, new GregorianCalendar()).toString()
