import { Button } from '#web/ui/button.tsx'
import { Input } from '@heroui/react/input'
import { Label } from '@heroui/react/label'
import { TextField } from '@heroui/react/textfield'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FieldNotes } from '#web/ui/fields/field-parts.tsx'
import type { FieldProps } from '#web/ui/fields/field-props.ts'
import { textOf } from '#web/ui/fields/text-field.tsx'
import { usePasswordMin } from '#web/auth/read-auth-settings.ts'
import { StrengthMeter } from './strength-meter.tsx'

interface PasswordFieldProps<V extends FieldValues, C, T> extends FieldProps<V, C, T> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown; a new one is weighed while it is typed. */
export function PasswordField<V extends FieldValues, C, T>(props: PasswordFieldProps<V, C, T>) {
  const { control, name, label, hint, autoComplete, isRequired = true } = props
  const isNew = autoComplete === 'new-password'
  const min = usePasswordMin()
  const t = useTranslations('auth.password')
  const [shown, setShown] = useState(false)
  const { field, fieldState } = useController({ control, name })
  const { ref, ...bound } = field
  const value = textOf(bound.value)
  return (
    <div className="grid gap-2">
      <TextField
        fullWidth
        isRequired={isRequired}
        validationBehavior="aria"
        name={bound.name}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        value={value}
        onChange={bound.onChange}
        onBlur={bound.onBlur}
        isInvalid={fieldState.invalid}
      >
        <Label>{label}</Label>
        <div className="relative">
          <Input ref={ref} className="min-h-11 w-full pe-12" autoCapitalize="none" spellCheck={false} />
          <Button
            isIconOnly
            variant="ghost"
            size="sm"
            className="absolute end-0 top-0 size-11 min-h-11 min-w-11"
            aria-label={t(shown ? 'hide' : 'show')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
          </Button>
        </div>
        <FieldNotes hint={isNew ? t('hint', { n: min }) : hint} error={fieldState.error?.message} />
      </TextField>
      {isNew && value !== '' && <StrengthMeter password={value} />}
    </div>
  )
}
