import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { FieldProps } from '#web/ui/fields/field-props.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface EmailFieldProps<V extends FieldValues, C, T> extends Pick<FieldProps<V, C, T>, 'control' | 'name'> {
  /** 'username' beside a password that password managers know. */
  autoComplete: 'email' | 'username'
}

export function EmailField<V extends FieldValues, C, T>(props: EmailFieldProps<V, C, T>) {
  const t = useTranslations('auth')
  return <TextField {...props} type="email" inputMode="email" label={t('email')} isRequired />
}
