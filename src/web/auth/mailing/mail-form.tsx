import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useCaptcha } from '#web/auth/captcha/captcha.tsx'
import { EmailField } from '#web/auth/email-field.tsx'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton } from '#web/auth/form-parts.tsx'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import { type MailPurpose, useSendMail } from './send-mail.ts'

interface MailFormProps {
  email: string
  purpose: MailPurpose
  onSent: (email: string) => void
}

/** Asks for an address and sends the confirmation or recovery mail there. */
export function MailForm({ email, purpose, onSent }: MailFormProps) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const captcha = useCaptcha()
  const sendMail = useSendMail(captcha.answer)
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ email: rules.email })),
    defaultValues: { email },
  })
  const send = handleSubmit((values) =>
    sendMail.mutate({ ...values, purpose }, { onSuccess: () => onSent(values.email) }),
  )
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <EmailField control={control} name="email" autoComplete="email" />
      <FormFailure>{failure(sendMail.error)}</FormFailure>
      {captcha.challenge}
      <SubmitButton isPending={sendMail.isPending}>
        {t(purpose === 'recovery' ? 'forgotten.send' : 'again.send')}
      </SubmitButton>
    </form>
  )
}
