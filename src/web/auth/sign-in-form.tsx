import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useCaptcha } from './captcha/captcha.tsx'
import { failureKey, useAuthFailure } from './explain-failure.ts'
import { FormFailure, SubmitButton, TextButton } from './form-parts.tsx'
import { IdentifierField, useIdentifierKind } from './identifier-field.tsx'
import { useSendMail } from './mailing/send-mail.ts'
import { useSendText } from './mailing/send-text.ts'
import { PasswordField } from './passwords/password-field.tsx'
import { useAuthSettings } from './read-auth-settings.ts'
import { useSignIn } from './sign-in.ts'
import { useCredentialRules } from './use-credential-rules.ts'

interface SignInFormProps {
  email: string
  /** The address as it is typed, so that other views know it. */
  onEmail: (email: string) => void
  onForgotten: () => void
  /** The password was right, but the address has not been confirmed: a new mail is on its way. */
  onUnconfirmed: () => void
  /** Called for a phone number that is not confirmed. */
  onPhoneUnconfirmed: (phone: string) => void
}

export function SignInForm(props: SignInFormProps) {
  const { email, onEmail, onForgotten, onUnconfirmed, onPhoneUnconfirmed } = props
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const captcha = useCaptcha()
  const signIn = useSignIn(captcha.answer)
  const sendMail = useSendMail(captcha.answer)
  const sendText = useSendText(captcha.answer)
  const hasMail = useAuthSettings().data?.external['email'] !== false
  const [kind, setKind] = useIdentifierKind()
  const schema = z.object({
    email: kind === 'email' ? rules.email : rules.unasked,
    phone: kind === 'phone' ? rules.phone : rules.unasked,
    password: rules.password,
  })
  const { control, handleSubmit, getValues } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email, phone: '', password: '' },
  })
  const confirmFirst = (typed: z.output<typeof schema>) => {
    if (kind === 'email') {
      sendMail.mutate({ email: typed.email, purpose: 'signup' }, { onSettled: onUnconfirmed })
    } else {
      const goOn = () => onPhoneUnconfirmed(typed.phone)
      sendText.mutate({ phone: typed.phone, purpose: 'signup' }, { onSettled: goOn })
    }
  }
  const send = handleSubmit((typed) => {
    const { password } = typed
    const identifier = kind === 'email' ? { email: typed.email } : { phone: typed.phone }
    signIn.mutate(
      { ...identifier, password },
      { onError: (error) => failureKey(error) === 'notConfirmed' && confirmFirst(typed) },
    )
  })
  const isWrongNumber =
    kind === 'phone' && signIn.error !== null && failureKey(signIn.error) === 'credentials'
  return (
    <form
      className="grid gap-5"
      noValidate
      onChange={() => onEmail(getValues('email'))}
      onSubmit={(event) => void send(event)}
    >
      <IdentifierField
        control={control}
        kind={kind}
        onKind={setKind}
        email="email"
        phone="phone"
        hasPassword
      />
      <PasswordField
        control={control}
        name="password"
        autoComplete="current-password"
        label={t('passwordLabel')}
      />
      <FormFailure>{isWrongNumber ? t('failure.phoneCredentials') : failure(signIn.error)}</FormFailure>
      {captcha.challenge}
      <SubmitButton isPending={signIn.isPending || sendMail.isPending || sendText.isPending}>
        {t('signIn')}
      </SubmitButton>
      {hasMail && (
        <div className="text-center">
          <TextButton onPress={onForgotten}>{t('forgotten.link')}</TextButton>
        </div>
      )}
    </form>
  )
}
