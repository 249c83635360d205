import { zodResolver } from '@hookform/resolvers/zod'
import { MailCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton } from '#web/auth/form-parts.tsx'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { PagePart } from '#web/ui/page-part.tsx'
import { useChangeEmail } from './change-email.ts'
import { useOwnUser } from './read-own-user.ts'

/** The address of the account, and another one instead: both mailboxes must agree. */
export function EmailPart() {
  const t = useTranslations('auth.security.email')
  const { data: user } = useOwnUser()
  const email = user?.email ?? ''
  return (
    <PagePart title={t('title')} text={email === '' ? t('none') : t('text', { email })}>
      {user?.new_email && <Waiting from={email} to={user.new_email} />}
      <ChangeEmailForm />
    </PagePart>
  )
}

function Waiting({ from, to }: { from: string; to: string }) {
  const t = useTranslations('auth.security.email')
  return (
    <output className="mb-4 flex max-w-md gap-3 rounded-2xl bg-accent-soft p-4 text-sm text-accent-soft-foreground">
      <MailCheck size={20} aria-hidden="true" className="shrink-0" />
      <span className="wrap-anywhere">
        {from === '' ? t('waitingOne', { to }) : t('waiting', { from, to })}
      </span>
    </output>
  )
}

function ChangeEmailForm() {
  const t = useTranslations('auth.security.email')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const change = useChangeEmail()
  const { control, handleSubmit, reset } = useForm({
    resolver: zodResolver(z.object({ email: rules.email })),
    defaultValues: { email: '' },
  })
  const send = handleSubmit(({ email }) => change.mutate(email, { onSuccess: () => reset() }))
  return (
    <form className="grid max-w-md gap-5" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        control={control}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('label')}
        isRequired
      />
      <FormFailure>{failure(change.error)}</FormFailure>
      <SubmitButton isPending={change.isPending}>{t('send')}</SubmitButton>
    </form>
  )
}
