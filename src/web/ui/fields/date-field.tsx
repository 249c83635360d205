import { type FieldValues, useController } from 'react-hook-form'
import { DayPicker } from './day-picker.tsx'
import type { FieldProps } from './field-props.ts'

interface DateFieldProps<V extends FieldValues, C, T> extends FieldProps<V, C, T> {
  /** First and last day that can be chosen, 'YYYY-MM-DD'. */
  min?: string
  max?: string
  /** Where an empty field begins, likewise; today when left out. */
  opensAt?: string
}

/** A day of a form, kept as Gregorian 'YYYY-MM-DD'. */
export function DateField<V extends FieldValues, C, T>({
  control,
  name,
  ...picker
}: DateFieldProps<V, C, T>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <DayPicker
      {...picker}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      isInvalid={fieldState.invalid}
      error={fieldState.error?.message}
    />
  )
}
