import { Label } from '@heroui/react/label'
import { Switch } from '@heroui/react/switch'
import { type FieldValues, useController } from 'react-hook-form'
import { FieldNotes } from './field-parts.tsx'
import type { FieldProps } from './field-props.ts'

/** Yes or no; a missing value shows as no. */
export function SwitchField<V extends FieldValues, C, T>(props: FieldProps<V, C, T>) {
  const { control, name, label, hint, isDisabled = false } = props
  const { field, fieldState } = useController({ control, name })
  return (
    <Switch
      name={field.name}
      isSelected={field.value === true}
      onChange={field.onChange}
      onBlur={field.onBlur}
      isDisabled={isDisabled}
      isInvalid={fieldState.invalid}
    >
      <Switch.Content className="min-h-11">
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Label>{label}</Label>
      </Switch.Content>
      <FieldNotes hint={hint} error={fieldState.error?.message} />
    </Switch>
  )
}
