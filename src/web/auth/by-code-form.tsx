import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useCaptcha } from './captcha/captcha.tsx'
import { useAuthFailure } from './explain-failure.ts'
import { FormFailure, SubmitButton } from './form-parts.tsx'
import { IdentifierField, useIdentifierKind } from './identifier-field.tsx'
import { useSendMail } from './mailing/send-mail.ts'
import { useSendText } from './mailing/send-text.ts'
import { useCredentialRules } from './use-credential-rules.ts'

interface ByCodeFormProps {
  email: string
  onMailSent: (email: string) => void
  onTextSent: (phone: string) => void
}

/** Asks for the address or number to which a code goes that signs in without the password. */
export function ByCodeForm({ email, onMailSent, onTextSent }: ByCodeFormProps) {
  const t = useTranslations('auth.byCode')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const captcha = useCaptcha()
  const sendMail = useSendMail(captcha.answer)
  const sendText = useSendText(captcha.answer)
  const [kind, setKind] = useIdentifierKind()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(
      z.object({
        email: kind === 'email' ? rules.email : rules.unasked,
        phone: kind === 'phone' ? rules.phone : rules.unasked,
      }),
    ),
    defaultValues: { email, phone: '' },
  })
  const send = handleSubmit((typed) => {
    if (kind === 'email')
      sendMail.mutate(
        { email: typed.email, purpose: 'sign-in' },
        { onSuccess: () => onMailSent(typed.email) },
      )
    else
      sendText.mutate(
        { phone: typed.phone, purpose: 'sign-in' },
        { onSuccess: () => onTextSent(typed.phone) },
      )
  })
  const sending = kind === 'email' ? sendMail : sendText
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <IdentifierField
        control={control}
        kind={kind}
        onKind={setKind}
        email="email"
        phone="phone"
        hasPassword={false}
      />
      <FormFailure>{failure(sending.error)}</FormFailure>
      {captcha.challenge}
      <SubmitButton isPending={sending.isPending}>{t('send')}</SubmitButton>
    </form>
  )
}
