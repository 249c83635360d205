import type { ReactNode } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

/** What every form field takes; `control` comes from useForm, `name` is typed by its values. */
export interface FieldProps<V extends FieldValues, C, T> {
  control: Control<V, C, T>
  name: FieldPath<V>
  label: ReactNode
  hint?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
}
