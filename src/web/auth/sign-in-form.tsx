import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { EmailField } from './email-field.tsx'
import { failureKey, useAuthFailure } from './explain-failure.ts'
import { FormFailure, SubmitButton, TextButton } from './form-parts.tsx'
import { useSendMail } from './mailing/send-mail.ts'
import { PasswordField } from './passwords/password-field.tsx'
import { useSignIn } from './sign-in.ts'
import { useCredentialRules } from './use-credential-rules.ts'

interface SignInFormProps {
  email: string
  /** The address as it is typed, so that other views know it. */
  onEmail: (email: string) => void
  onForgotten: () => void
  /** The password was right, but the address has not been confirmed: a new mail is on its way. */
  onUnconfirmed: () => void
}

export function SignInForm({ email, onEmail, onForgotten, onUnconfirmed }: SignInFormProps) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const signIn = useSignIn()
  const sendMail = useSendMail()
  const { control, handleSubmit, getValues } = useForm({
    resolver: zodResolver(z.object({ email: rules.email, password: rules.password })),
    defaultValues: { email, password: '' },
  })
  const send = handleSubmit((credentials) =>
    signIn.mutate(credentials, {
      onError: (error) => {
        if (failureKey(error) !== 'notConfirmed') return
        sendMail.mutate({ email: credentials.email, purpose: 'signup' })
        onUnconfirmed()
      },
    }),
  )
  return (
    <form
      className="grid gap-5"
      noValidate
      onChange={() => onEmail(getValues('email'))}
      onSubmit={(event) => void send(event)}
    >
      <EmailField control={control} name="email" autoComplete="username" />
      <PasswordField
        control={control}
        name="password"
        autoComplete="current-password"
        label={t('passwordLabel')}
      />
      <FormFailure>{failure(signIn.error)}</FormFailure>
      <SubmitButton isPending={signIn.isPending}>{t('signIn')}</SubmitButton>
      <div className="text-center">
        <TextButton onPress={onForgotten}>{t('forgotten.link')}</TextButton>
      </div>
    </form>
  )
}
