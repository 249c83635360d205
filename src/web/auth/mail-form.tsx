import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { Email } from '#contract/auth/credentials.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useAuthFailure } from './auth-failure.ts'
import { FormFailure, SubmitButton } from './form-parts.tsx'
import { useSendMail } from './send-mail.ts'

interface MailFormProps {
  email: string
  purpose: 'signup' | 'recovery'
  onSent: (email: string) => void
}

/** Asks for an address and sends the confirmation or recovery mail there. */
export function MailForm({ email, purpose, onSent }: MailFormProps) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const sendMail = useSendMail()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ email: Email })),
    defaultValues: { email },
  })
  const send = handleSubmit((values) =>
    sendMail.mutate({ ...values, purpose }, { onSuccess: () => onSent(values.email) }),
  )
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        control={control}
        name="email"
        type="email"
        autoComplete="email"
        label={t('email')}
        isRequired
      />
      <FormFailure>{sendMail.error && failure(sendMail.error)}</FormFailure>
      <SubmitButton isPending={sendMail.isPending}>
        {t(purpose === 'recovery' ? 'forgotten.send' : 'expired.send')}
      </SubmitButton>
    </form>
  )
}
