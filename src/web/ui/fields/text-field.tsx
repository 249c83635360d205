import { Input } from '@heroui/react/input'
import { Label } from '@heroui/react/label'
import { TextField as Field } from '@heroui/react/textfield'
import type { HTMLInputTypeAttribute } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { FieldCount } from './field-count.tsx'
import { FieldNotes } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { GeezToggle } from '#web/ui/geez/geez-toggle.tsx'

interface TextFieldProps<V extends FieldValues, C, T> extends FieldProps<V, C, T> {
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'numeric' | 'tel' | 'url' | 'search'
  placeholder?: string
  /** Graphemes beyond this are refused by the schema; this only stops absurd pastes. */
  maxLength?: number
  /** Graphemes; shown by a live counter. */
  max?: number
  /** Words of some language: Ge'ez letters can be typed into it by their sound. */
  isProse?: boolean
}

/** One line of text. */
export function TextField<V extends FieldValues, C, T>(props: TextFieldProps<V, C, T>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false } = props
  const { type = 'text', autoComplete, inputMode, placeholder, maxLength, max, isProse = false } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, ...bound } = field
  const notes = <FieldNotes hint={hint} error={fieldState.error?.message} />
  return (
    <Field
      fullWidth
      validationBehavior="aria"
      name={bound.name}
      type={type}
      value={textOf(bound.value)}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      isInvalid={fieldState.invalid}
      isRequired={isRequired}
      isDisabled={isDisabled}
      {...(maxLength !== undefined && { maxLength })}
      {...(autoComplete !== undefined && { autoComplete })}
      {...(inputMode !== undefined && { inputMode })}
    >
      <Label>{label}</Label>
      <div className="relative">
        <Input
          ref={ref}
          className={`min-h-11 w-full ${isProse ? 'pe-12' : ''}`}
          {...(placeholder !== undefined && { placeholder })}
        />
        {isProse && !isDisabled && <GeezToggle />}
      </div>
      {max === undefined ? notes : <FieldCount text={textOf(bound.value)} max={max} notes={notes} />}
    </Field>
  )
}

/** A missing value shows as an empty field. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
