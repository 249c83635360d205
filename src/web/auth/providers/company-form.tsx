import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useCaptcha } from '#web/auth/captcha/captcha.tsx'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton } from '#web/auth/form-parts.tsx'
import { linkTo } from '#web/auth/terms-link.tsx'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useStartSso } from './start-sso.ts'

/** Asks for the address at work, whose domain says which company's sign-in page to go to. */
export function CompanyForm({ email }: { email: string }) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const captcha = useCaptcha()
  const sso = useStartSso(captcha.answer)
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ email: rules.email })),
    defaultValues: { email },
  })
  const send = handleSubmit((typed) => sso.mutate(typed.email))
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        control={control}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('byCompany.email')}
        isRequired
      />
      <p className="text-sm text-muted">
        {t.rich('otherWays.terms', { terms: linkTo('/terms'), privacy: linkTo('/privacy') })}
      </p>
      <FormFailure>{failure(sso.error)}</FormFailure>
      {captcha.challenge}
      <SubmitButton isPending={sso.isPending}>{t('byCompany.send')}</SubmitButton>
    </form>
  )
}
