import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { AuthFailure } from '#web/auth/ask-auth.ts'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton, TextButton } from '#web/auth/form-parts.tsx'
import { CodeField } from '#web/auth/mailing/code-field.tsx'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import { AccountName } from './account-name.tsx'
import { useChangePassword } from './change-password.ts'
import { PasswordField } from './password-field.tsx'
import { useRequestNonce } from './request-nonce.ts'

/**
 * A new password for somebody who knows the old one, or who has none yet and confirms it by a mailed code. All
 * other devices are signed out by it.
 */
export function ChangePasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const change = useChangePassword()
  const requestNonce = useRequestNonce()
  const [byCode, setByCode] = useState(false)
  const proof = byCode
    ? { currentPassword: z.string(), nonce: rules.code }
    : { currentPassword: rules.password, nonce: z.string() }
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ ...proof, password: rules.newPassword })),
    defaultValues: { currentPassword: '', nonce: '', password: '' },
  })
  const sendCode = () => requestNonce.mutate(undefined, { onSuccess: () => setByCode(true) })
  const send = handleSubmit(({ password, currentPassword, nonce }) =>
    change.mutate(byCode ? { password, nonce } : { password, currentPassword }, {
      onSuccess: onChanged,
      onError: (error) => {
        if (error instanceof AuthFailure && error.code === 'reauthentication_needed') sendCode()
      },
    }),
  )
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <AccountName email={email} />
      {byCode ? (
        <>
          <output>{t('newPassword.codeSent')}</output>
          <CodeField control={control} name="nonce" />
        </>
      ) : (
        <PasswordField
          control={control}
          name="currentPassword"
          autoComplete="current-password"
          label={t('newPassword.current')}
        />
      )}
      <PasswordField
        control={control}
        name="password"
        autoComplete="new-password"
        label={t('newPassword.label')}
      />
      <FormFailure>
        {failure(requestNonce.error ?? (requestNonce.isPending ? null : change.error))}
      </FormFailure>
      <SubmitButton isPending={change.isPending || requestNonce.isPending}>
        {t('newPassword.save')}
      </SubmitButton>
      {!byCode && (
        <div className="text-center">
          <TextButton onPress={sendCode}>{t('newPassword.byCode')}</TextButton>
        </div>
      )}
    </form>
  )
}
