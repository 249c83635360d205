import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton } from '#web/auth/form-parts.tsx'
import { CodeField } from '#web/auth/mailing/code-field.tsx'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import { useVerifyFactorCode } from './verify-factor-code.ts'

interface FactorCodeFormProps {
  factorId: string
  /** Names the text that the code came in; an app needs none. */
  challengeId?: string
  onProved?: () => void
}

/** The code that an authenticator app shows now, or that was sent to a telephone. */
export function FactorCodeForm({ factorId, challengeId, onProved }: FactorCodeFormProps) {
  const t = useTranslations('auth.code')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const verify = useVerifyFactorCode()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ code: rules.code })),
    defaultValues: { code: '' },
  })
  const send = handleSubmit(({ code }) =>
    verify.mutate(
      { factorId, code, ...(challengeId !== undefined && { challengeId }) },
      { onSuccess: () => onProved?.() },
    ),
  )
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <CodeField control={control} name="code" />
      <FormFailure>{failure(verify.error)}</FormFailure>
      <SubmitButton isPending={verify.isPending}>{t('send')}</SubmitButton>
    </form>
  )
}
