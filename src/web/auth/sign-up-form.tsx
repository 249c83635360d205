import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { CheckField } from '#web/ui/fields/check-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useCaptcha } from './captcha/captcha.tsx'
import { useAuthFailure } from './explain-failure.ts'
import { FormFailure, SubmitButton } from './form-parts.tsx'
import { IdentifierField, useIdentifierKind } from './identifier-field.tsx'
import { PasswordField } from './passwords/password-field.tsx'
import { useSignUp } from './sign-up.ts'
import { linkTo } from './terms-link.tsx'
import { useCredentialRules } from './use-credential-rules.ts'

interface SignUpFormProps {
  email: string
  /** The address as it is typed, so that other views know it. */
  onEmail: (email: string) => void
  onMailSent: () => void
  onTextSent: (phone: string) => void
}

export function SignUpForm({ email, onEmail, onMailSent, onTextSent }: SignUpFormProps) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const captcha = useCaptcha()
  const signUp = useSignUp(captcha.answer)
  const [kind, setKind] = useIdentifierKind()
  const { control, handleSubmit, getValues } = useForm({
    resolver: zodResolver(
      z.object({
        fullName: rules.fullName,
        email: kind === 'email' ? rules.email : rules.unasked,
        phone: kind === 'phone' ? rules.phone : rules.unasked,
        password: rules.newPassword,
        terms: rules.ticked,
        age: rules.ticked,
      }),
    ),
    defaultValues: { fullName: '', email, phone: '', password: '', terms: false, age: false },
  })
  const send = handleSubmit(({ fullName, password, email: address, phone }) => {
    const isByMail = kind === 'email'
    signUp.mutate(
      { fullName, password, ...(isByMail ? { email: address } : { phone }) },
      {
        onSuccess: (signedIn) => {
          if (signedIn) return
          if (isByMail) onMailSent()
          else onTextSent(phone)
        },
      },
    )
  })
  return (
    <form
      className="grid gap-5"
      noValidate
      onChange={() => onEmail(getValues('email'))}
      onSubmit={(event) => void send(event)}
    >
      <TextField
        isProse
        control={control}
        name="fullName"
        autoComplete="name"
        label={t('signUpForm.fullName')}
        isRequired
      />
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
        autoComplete="new-password"
        label={t('passwordLabel')}
      />
      <div className="grid gap-1">
        <CheckField
          control={control}
          name="terms"
          label={t.rich('signUpForm.terms', { terms: linkTo('/terms'), privacy: linkTo('/privacy') })}
          isRequired
        />
        <CheckField control={control} name="age" label={t('signUpForm.age')} isRequired />
      </div>
      <FormFailure>{failure(signUp.error)}</FormFailure>
      {captcha.challenge}
      <SubmitButton isPending={signUp.isPending}>{t('signUp')}</SubmitButton>
    </form>
  )
}
