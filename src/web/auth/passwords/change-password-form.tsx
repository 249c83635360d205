import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton } from '#web/auth/form-parts.tsx'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import { toast } from '#web/platform/toast.ts'
import { AccountName } from './account-name.tsx'
import { useChangePassword } from './change-password.ts'
import { PasswordField } from './password-field.tsx'

/** A new password for somebody who knows the old one. All other devices are signed out by it. */
export function ChangePasswordForm({ email }: { email: string }) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const change = useChangePassword()
  const { control, handleSubmit, reset } = useForm({
    resolver: zodResolver(z.object({ currentPassword: rules.password, password: rules.newPassword })),
    defaultValues: { currentPassword: '', password: '' },
  })
  const send = handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        reset()
        toast({ title: t('newPassword.done'), kind: 'success' })
      },
    }),
  )
  return (
    <form className="grid max-w-md gap-5" noValidate onSubmit={(event) => void send(event)}>
      <AccountName email={email} />
      <PasswordField
        control={control}
        name="currentPassword"
        autoComplete="current-password"
        label={t('newPassword.current')}
      />
      <PasswordField
        control={control}
        name="password"
        autoComplete="new-password"
        label={t('newPassword.label')}
        hint={t('password.hint')}
      />
      <FormFailure>{failure(change.error)}</FormFailure>
      <SubmitButton isPending={change.isPending}>{t('newPassword.change')}</SubmitButton>
    </form>
  )
}
