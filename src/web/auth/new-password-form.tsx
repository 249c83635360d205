import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { CREDENTIAL_LIMITS } from '#contract/auth/credentials.ts'
import { useAuthFailure } from './auth-failure.ts'
import { useChangePassword } from './change-password.ts'
import { FormFailure, SubmitButton } from './form-parts.tsx'
import { PasswordField } from './password-field.tsx'

const NewPassword = z.object({ password: z.string().min(CREDENTIAL_LIMITS.passwordMin) })

/** The new password after a recovery mail; that session need not know the old one. */
export function NewPasswordForm({ onChanged }: { onChanged: () => void }) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const change = useChangePassword()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(NewPassword),
    defaultValues: { password: '' },
  })
  const send = handleSubmit((values) => change.mutate(values, { onSuccess: onChanged }))
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <PasswordField
        control={control}
        name="password"
        autoComplete="new-password"
        label={t('newPassword.label')}
        hint={t('password.hint')}
      />
      <FormFailure>{change.error && failure(change.error)}</FormFailure>
      <SubmitButton isPending={change.isPending}>{t('newPassword.save')}</SubmitButton>
    </form>
  )
}
