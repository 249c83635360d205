import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { Email } from '#contract/auth/credentials.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { failureKey, useAuthFailure } from './auth-failure.ts'
import { FormFailure, SubmitButton, TextButton } from './form-parts.tsx'
import { PasswordField } from './password-field.tsx'
import { useSendMail } from './send-mail.ts'
import { useSignIn } from './sign-in.ts'

const Credentials = z.object({ email: Email, password: z.string().min(1) })

interface SignInFormProps {
  email: string
  onForgotten: (email: string) => void
  /** The password was right, but the address has not been confirmed: a new mail is on its way. */
  onUnconfirmed: (email: string) => void
}

export function SignInForm({ email, onForgotten, onUnconfirmed }: SignInFormProps) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const signIn = useSignIn()
  const sendMail = useSendMail()
  const { control, handleSubmit, getValues } = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { email, password: '' },
  })
  const send = handleSubmit((credentials) =>
    signIn.mutate(credentials, {
      onError: (error) => {
        if (failureKey(error) !== 'notConfirmed') return
        sendMail.mutate({ email: credentials.email, purpose: 'signup' })
        onUnconfirmed(credentials.email)
      },
    }),
  )
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        control={control}
        name="email"
        type="email"
        autoComplete="username"
        label={t('email')}
        isRequired
      />
      <PasswordField
        control={control}
        name="password"
        autoComplete="current-password"
        label={t('passwordLabel')}
      />
      <FormFailure>{signIn.error && failure(signIn.error)}</FormFailure>
      <SubmitButton isPending={signIn.isPending}>{t('signIn')}</SubmitButton>
      <div className="text-center">
        <TextButton onPress={() => onForgotten(getValues('email'))}>{t('forgotten.link')}</TextButton>
      </div>
    </form>
  )
}
