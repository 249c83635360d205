import { Label } from '@heroui/react/label'
import { ListBox } from '@heroui/react/list-box'
import { Select } from '@heroui/react/select'
import { type FieldValues, useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FieldNotes } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'

export interface Choice {
  /** Never empty. */
  value: string
  label: string
}

interface ChoiceFieldProps<V extends FieldValues, C, T> extends FieldProps<V, C, T> {
  choices: readonly Choice[]
  placeholder?: string
}

/** One of a list. Typed letters find a choice. */
export function ChoiceField<V extends FieldValues, C, T>(props: ChoiceFieldProps<V, C, T>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false, choices, placeholder } = props
  const t = useTranslations('ui')
  const { field, fieldState } = useController({ control, name })
  const { ref, ...bound } = field
  const value: unknown = bound.value
  return (
    <Select
      fullWidth
      validationBehavior="aria"
      name={bound.name}
      value={typeof value === 'string' ? value : null}
      onChange={(key) => bound.onChange(key ?? undefined)}
      onBlur={bound.onBlur}
      isInvalid={fieldState.invalid}
      isRequired={isRequired}
      isDisabled={isDisabled}
      placeholder={placeholder ?? t('choose')}
    >
      <Label>{label}</Label>
      <Select.Trigger ref={ref} className="min-h-11">
        <Select.Value />
        <Select.Indicator />
      </Select.Trigger>
      <FieldNotes hint={hint} error={fieldState.error?.message} />
      <Select.Popover>
        <ListBox>
          {choices.map((choice) => (
            <ListBox.Item key={choice.value} id={choice.value} textValue={choice.label} className="min-h-11">
              {choice.label}
              <ListBox.ItemIndicator />
            </ListBox.Item>
          ))}
        </ListBox>
      </Select.Popover>
    </Select>
  )
}
