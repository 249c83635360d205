import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { CREDENTIAL_LIMITS, Email } from '#contract/auth/credentials.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useAuthFailure } from './auth-failure.ts'
import { FormFailure, SubmitButton } from './form-parts.tsx'
import { useVerifyCode } from './verify-code.ts'

const Code = z
  .string()
  .transform((code) => code.replaceAll(/\s/g, ''))
  .refine((code) => /^\d+$/.test(code) && code.length === CREDENTIAL_LIMITS.codeLength)

interface CodeFormProps {
  /** Known when the mail was asked for here; asked for otherwise. */
  email: string
  purpose: 'signup' | 'recovery' | 'email'
  onVerified?: () => void
}

/** The 6-digit code of a mail, instead of its link. */
export function CodeForm({ email, purpose, onVerified }: CodeFormProps) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const verify = useVerifyCode()
  const wrong = t('code.shape')
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(
      z.object({
        email: Email,
        code: z
          .string()
          .pipe(Code)
          .catch('')
          .refine((code) => code !== '', { error: wrong }),
      }),
    ),
    defaultValues: { email, code: '' },
  })
  const send = handleSubmit((values) =>
    verify.mutate({ ...values, purpose }, { onSuccess: () => onVerified?.() }),
  )
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      {email === '' && (
        <TextField
          control={control}
          name="email"
          type="email"
          autoComplete="email"
          label={t('email')}
          isRequired
        />
      )}
      <TextField
        control={control}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('code.label')}
        placeholder="000000"
        isRequired
      />
      <FormFailure>{verify.error && failure(verify.error)}</FormFailure>
      <SubmitButton isPending={verify.isPending}>{t('code.send')}</SubmitButton>
    </form>
  )
}
