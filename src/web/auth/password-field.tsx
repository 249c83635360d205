import { Button } from '@heroui/react/button'
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
import { passwordStrength } from './password-strength.ts'

interface PasswordFieldProps<V extends FieldValues, C, T> extends FieldProps<V, C, T> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown; a new one is weighed while it is typed. */
export function PasswordField<V extends FieldValues, C, T>(props: PasswordFieldProps<V, C, T>) {
  const { control, name, label, hint, autoComplete } = props
  const t = useTranslations('auth.password')
  const [shown, setShown] = useState(false)
  const { field, fieldState } = useController({ control, name })
  const { ref, ...bound } = field
  const value = textOf(bound.value)
  return (
    <div className="grid gap-2">
      <TextField
        fullWidth
        isRequired
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
          <Input ref={ref} className="min-h-11 w-full pe-12" />
          <Button
            isIconOnly
            variant="ghost"
            size="sm"
            className="absolute end-1 top-1"
            aria-label={t(shown ? 'hide' : 'show')}
            aria-pressed={shown}
            onPress={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
          </Button>
        </div>
        <FieldNotes hint={hint} error={fieldState.error?.message} />
      </TextField>
      {autoComplete === 'new-password' && value !== '' && <StrengthMeter password={value} />}
    </div>
  )
}

const BAR = ['bg-danger', 'bg-danger', 'bg-gold', 'bg-success'] as const
const WORD = ['short', 'weak', 'fair', 'strong'] as const

function StrengthMeter({ password }: { password: string }) {
  const t = useTranslations('auth.password')
  const strength = passwordStrength(password)
  return (
    <div className="flex items-center gap-3 text-sm">
      <span className="grid flex-1 grid-cols-3 gap-1" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={`h-1.5 rounded-full ${step <= Math.max(1, strength) ? BAR[strength] : 'bg-default'}`}
          />
        ))}
      </span>
      <output className="text-muted">{t(WORD[strength])}</output>
    </div>
  )
}
