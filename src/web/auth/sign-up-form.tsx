import { zodResolver } from '@hookform/resolvers/zod'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { CREDENTIAL_LIMITS, Email, FullName } from '#contract/auth/credentials.ts'
import { CheckField } from '#web/ui/fields/check-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useAuthFailure } from './auth-failure.ts'
import { FormFailure, SubmitButton } from './form-parts.tsx'
import { PasswordField } from './password-field.tsx'
import { useSignUp } from './sign-up.ts'

/** 72 bytes is what the auth service takes; beyond it characters would silently not count. */
const Password = z
  .string()
  .min(CREDENTIAL_LIMITS.passwordMin)
  .refine((password) => new TextEncoder().encode(password).length <= CREDENTIAL_LIMITS.passwordMaxBytes)

interface SignUpFormProps {
  email: string
  onMailSent: (email: string) => void
}

export function SignUpForm({ email, onMailSent }: SignUpFormProps) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const signUp = useSignUp()
  const mustAccept = z.boolean().refine((ticked) => ticked, { error: t('signUpForm.tick') })
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(
      z.object({ fullName: FullName, email: Email, password: Password, terms: mustAccept, age: mustAccept }),
    ),
    defaultValues: { fullName: '', email, password: '', terms: false, age: false },
  })
  const send = handleSubmit((account) =>
    signUp.mutate(account, { onSuccess: (signedIn) => !signedIn && onMailSent(account.email) }),
  )
  const link = (to: '/terms' | '/privacy') => (words: ReactNode) => (
    <Link to={to} target="_blank" className="font-semibold text-accent underline">
      {words}
    </Link>
  )
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        control={control}
        name="fullName"
        autoComplete="name"
        label={t('signUpForm.fullName')}
        isRequired
      />
      <TextField
        control={control}
        name="email"
        type="email"
        autoComplete="email"
        label={t('email')}
        isRequired
      />
      <PasswordField
        control={control}
        name="password"
        autoComplete="new-password"
        label={t('passwordLabel')}
        hint={t('password.hint')}
      />
      <div className="grid gap-1">
        <CheckField
          control={control}
          name="terms"
          label={t.rich('signUpForm.terms', { terms: link('/terms'), privacy: link('/privacy') })}
          isRequired
        />
        <CheckField control={control} name="age" label={t('signUpForm.age')} isRequired />
      </div>
      <FormFailure>{signUp.error && failure(signUp.error)}</FormFailure>
      <SubmitButton isPending={signUp.isPending}>{t('signUp')}</SubmitButton>
    </form>
  )
}
