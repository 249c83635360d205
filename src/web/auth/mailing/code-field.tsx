import { Input } from '@heroui/react/input'
import { Label } from '@heroui/react/label'
import { TextField } from '@heroui/react/textfield'
import { type FieldValues, useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FieldNotes } from '#web/ui/fields/field-parts.tsx'
import type { FieldProps } from '#web/ui/fields/field-props.ts'
import { textOf } from '#web/ui/fields/text-field.tsx'

/** The digits of a mailed code, large and apart; phones offer the code from the mail by themselves. */
export function CodeField<V extends FieldValues, C, T>(props: Pick<FieldProps<V, C, T>, 'control' | 'name'>) {
  const t = useTranslations('auth.code')
  const { field, fieldState } = useController(props)
  const { ref, ...bound } = field
  return (
    <TextField
      fullWidth
      isRequired
      validationBehavior="aria"
      name={bound.name}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={textOf(bound.value)}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      isInvalid={fieldState.invalid}
    >
      <Label>{t('label')}</Label>
      <Input ref={ref} className="min-h-14 text-center font-display text-2xl tracking-[0.4em] tabular-nums" />
      <FieldNotes error={fieldState.error?.message} />
    </TextField>
  )
}
