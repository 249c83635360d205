import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton } from '#web/auth/form-parts.tsx'
import { PhoneField } from '#web/auth/phone-field.tsx'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import type { User } from '#web/platform/session/session-client.ts'
import { useEnrollPhone } from './enroll-phone.ts'
import { FactorCodeForm } from './factor-code-form.tsx'

/** The number that the codes go to, and the first code as the proof that it is one's own. */
export function PhoneSetup({ user, onProved }: { user: User; onProved: () => void }) {
  const t = useTranslations('auth.security.factors')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const enroll = useEnrollPhone()
  const { control, handleSubmit, getValues } = useForm({
    resolver: zodResolver(z.object({ phone: rules.phone })),
    defaultValues: { phone: user.phone ? `+${user.phone}` : '' },
  })
  const send = handleSubmit(({ phone }) => enroll.mutate({ phone, user }))
  if (enroll.data)
    return (
      <div className="grid gap-5">
        <output>{t('textSent', { phone: getValues('phone') })}</output>
        <FactorCodeForm {...enroll.data} onProved={onProved} />
      </div>
    )
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <p>{t('number')}</p>
      <PhoneField control={control} name="phone" autoComplete="tel" />
      <FormFailure>{failure(enroll.error)}</FormFailure>
      <SubmitButton isPending={enroll.isPending}>{t('sendText')}</SubmitButton>
    </form>
  )
}
