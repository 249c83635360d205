import { Checkbox } from '@heroui/react/checkbox'
import { Description } from '@heroui/react/description'
import { FieldError } from '@heroui/react/field-error'
import { type FieldValues, useController } from 'react-hook-form'
import type { FieldProps } from './field-props.ts'

/** A box to tick; a missing value shows as not ticked. The label may hold links. */
export function CheckField<V extends FieldValues, C, T>(props: FieldProps<V, C, T>) {
  const { control, name, label, hint, isRequired = false, isDisabled = false } = props
  const { field, fieldState } = useController({ control, name })
  return (
    <Checkbox
      name={field.name}
      isSelected={field.value === true}
      onChange={field.onChange}
      onBlur={field.onBlur}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={fieldState.invalid}
      validationBehavior="aria"
    >
      <Checkbox.Content className="min-h-11">
        <Checkbox.Control className="size-5 rounded-[6px] before:rounded-[6px]">
          <Checkbox.Indicator />
        </Checkbox.Control>
        <span>{label}</span>
      </Checkbox.Content>
      {hint && !fieldState.error && <Description>{hint}</Description>}
      <FieldError className="text-danger">{fieldState.error?.message}</FieldError>
    </Checkbox>
  )
}
