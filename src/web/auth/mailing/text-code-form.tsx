import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton } from '#web/auth/form-parts.tsx'
import { PhoneField } from '#web/auth/phone-field.tsx'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import { CodeField } from './code-field.tsx'
import { useVerifyCode } from './verify-code.ts'

/** The 6-digit code of a text. The number is asked for when it is not known here. */
export function TextCodeForm({ phone }: { phone: string }) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const verify = useVerifyCode()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ phone: rules.phone, code: rules.code })),
    defaultValues: { phone, code: '' },
  })
  const send = handleSubmit((values) => verify.mutate(values))
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      {phone === '' && <PhoneField control={control} name="phone" autoComplete="tel" />}
      <CodeField control={control} name="code" />
      <FormFailure>{failure(verify.error)}</FormFailure>
      <SubmitButton isPending={verify.isPending}>{t('code.send')}</SubmitButton>
    </form>
  )
}
