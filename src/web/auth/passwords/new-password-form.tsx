import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton } from '#web/auth/form-parts.tsx'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import { AccountName } from './account-name.tsx'
import { useChangePassword } from './change-password.ts'
import { PasswordField } from './password-field.tsx'

/** The new password after a recovery mail; that session need not know the old one. */
export function NewPasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const change = useChangePassword()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ password: rules.newPassword })),
    defaultValues: { password: '' },
  })
  const send = handleSubmit((values) => change.mutate(values, { onSuccess: onChanged }))
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <AccountName email={email} />
      <PasswordField
        control={control}
        name="password"
        autoComplete="new-password"
        label={t('newPassword.label')}
      />
      <FormFailure>{failure(change.error)}</FormFailure>
      <SubmitButton isPending={change.isPending}>{t('newPassword.save')}</SubmitButton>
    </form>
  )
}
