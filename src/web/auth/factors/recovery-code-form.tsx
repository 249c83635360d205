import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton } from '#web/auth/form-parts.tsx'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useRecoveryCode } from './use-recovery-code.ts'

/** One of the codes that were kept for the day the phone is lost. */
export function RecoveryCodeForm() {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const use = useRecoveryCode()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ code: rules.recoveryCode })),
    defaultValues: { code: '' },
  })
  const send = handleSubmit(({ code }) => use.mutate(code))
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        control={control}
        name="code"
        autoComplete="off"
        label={t('secondFactor.recoveryCode')}
        isRequired
      />
      <FormFailure>{failure(use.error)}</FormFailure>
      <SubmitButton isPending={use.isPending}>{t('code.send')}</SubmitButton>
    </form>
  )
}
