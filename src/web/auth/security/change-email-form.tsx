import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton } from '#web/auth/form-parts.tsx'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useChangeEmail } from './change-email.ts'

/** Another address for the account: both mailboxes must agree. */
export function ChangeEmailForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations('auth.security.email')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const change = useChangeEmail()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ email: rules.email })),
    defaultValues: { email: '' },
  })
  const send = handleSubmit(({ email }) => change.mutate(email, { onSuccess: onSent }))
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        control={control}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('label')}
        hint={t('hint')}
        isRequired
      />
      <FormFailure>{failure(change.error)}</FormFailure>
      <SubmitButton isPending={change.isPending}>{t('send')}</SubmitButton>
    </form>
  )
}
