import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { FieldProps } from '#web/ui/fields/field-props.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface PhoneFieldProps<V extends FieldValues, C, T> extends Pick<FieldProps<V, C, T>, 'control' | 'name'> {
  /** 'username' beside a password that password managers know. */
  autoComplete: 'tel' | 'username'
}

/** A telephone number with the code of its country. */
export function PhoneField<V extends FieldValues, C, T>(props: PhoneFieldProps<V, C, T>) {
  const t = useTranslations('auth')
  return (
    <TextField {...props} type="tel" inputMode="tel" label={t('phone')} hint={t('phoneHint')} isRequired />
  )
}
