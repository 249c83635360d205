import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { EmailField } from '#web/auth/email-field.tsx'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton } from '#web/auth/form-parts.tsx'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import { CodeField } from './code-field.tsx'
import { type CodePurpose, useVerifyCode } from './verify-code.ts'

interface CodeFormProps {
  /** Known when the mail was asked for here; asked for otherwise. */
  email: string
  purpose: CodePurpose
  onVerified?: () => void
}

/** The 6-digit code of a mail, instead of its link. */
export function CodeForm({ email, purpose, onVerified }: CodeFormProps) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const verify = useVerifyCode()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ email: rules.email, code: rules.code })),
    defaultValues: { email, code: '' },
  })
  const send = handleSubmit((values) =>
    verify.mutate({ ...values, purpose }, { onSuccess: () => onVerified?.() }),
  )
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      {email === '' && <EmailField control={control} name="email" autoComplete="email" />}
      <CodeField control={control} name="code" />
      <FormFailure>{failure(verify.error)}</FormFailure>
      <SubmitButton isPending={verify.isPending}>{t('code.send')}</SubmitButton>
    </form>
  )
}
