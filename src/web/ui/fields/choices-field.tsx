import { Checkbox } from '@heroui/react/checkbox'
import { type FieldValues, useController } from 'react-hook-form'
import type { Choice } from './choice-field.tsx'
import type { FieldProps } from './field-props.ts'

interface ChoicesFieldProps<V extends FieldValues, C, T> extends FieldProps<V, C, T> {
  choices: readonly Choice[]
}

/** Any of a few choices; kept as a list in the order in which they are offered. */
export function ChoicesField<V extends FieldValues, C, T>(props: ChoicesFieldProps<V, C, T>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false, choices } = props
  const { field, fieldState } = useController({ control, name })
  const current: unknown = field.value
  const chosen = new Set(Array.isArray(current) ? (current as string[]) : [])
  const toggle = (value: string) => {
    const next = new Set(chosen)
    if (!next.delete(value)) next.add(value)
    field.onChange(choices.map((choice) => choice.value).filter((one) => next.has(one)))
  }
  return (
    <fieldset
      className="grid min-w-0 gap-2"
      disabled={isDisabled}
      data-invalid={fieldState.invalid || undefined}
    >
      <legend className={`label mb-2 ${isRequired ? 'label--required' : ''}`}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label: words }) => (
          <Checkbox
            key={value}
            isSelected={chosen.has(value)}
            onChange={() => toggle(value)}
            onBlur={field.onBlur}
            className="m-0 rounded-full border border-border bg-surface px-4 data-[selected=true]:border-accent data-[selected=true]:bg-accent-soft"
          >
            <Checkbox.Content className="min-h-11">
              <Checkbox.Control>
                <Checkbox.Indicator />
              </Checkbox.Control>
              <span className="text-sm">{words}</span>
            </Checkbox.Content>
          </Checkbox>
        ))}
      </div>
      {hint && !fieldState.error && <p className="text-sm text-muted">{hint}</p>}
      {fieldState.error && <p className="text-sm text-danger">{fieldState.error.message}</p>}
    </fieldset>
  )
}
