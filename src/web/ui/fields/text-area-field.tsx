import { Label } from '@heroui/react/label'
import { TextArea } from '@heroui/react/textarea'
import { TextField as Field } from '@heroui/react/textfield'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { FieldCount } from './field-count.tsx'
import { FieldNotes } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'
import { GeezToggle } from '#web/ui/geez/geez-toggle.tsx'
import { textOf } from './text-field.tsx'

export interface TextAreaFieldProps<V extends FieldValues, C, T> extends FieldProps<V, C, T> {
  /** Graphemes; shown by a live counter. */
  max: number
  rows?: number
  placeholder?: string
  /** Where the caret stands now. */
  onCaret?: (caret: number) => void
  onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined
}

/** Several lines of text with a live counter. Ge'ez letters can be typed into it by their sound. */
export function TextAreaField<V extends FieldValues, C, T>(props: TextAreaFieldProps<V, C, T>) {
  const {
    control,
    name,
    label,
    hint,
    isRequired = false,
    isDisabled = false,
    max,
    rows = 4,
    placeholder,
    onCaret,
    onKeyDown,
  } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, ...bound } = field
  const text = textOf(bound.value)
  return (
    <Field
      fullWidth
      validationBehavior="aria"
      name={bound.name}
      value={text}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      isInvalid={fieldState.invalid}
      isRequired={isRequired}
      isDisabled={isDisabled}
    >
      <Label>{label}</Label>
      <div className="relative">
        <TextArea
          ref={ref}
          rows={rows}
          className="w-full pe-12"
          {...(placeholder !== undefined && { placeholder })}
          {...(onKeyDown && { onKeyDown })}
          {...(onCaret && {
            onSelect: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
              onCaret(currentTarget.selectionStart),
          })}
        />
        {!isDisabled && <GeezToggle />}
      </div>
      <FieldCount
        text={text}
        max={max}
        notes={<FieldNotes hint={hint} error={fieldState.error?.message} />}
      />
    </Field>
  )
}
