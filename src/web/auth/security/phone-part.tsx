import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton, TextButton } from '#web/auth/form-parts.tsx'
import { CodeField } from '#web/auth/mailing/code-field.tsx'
import { PhoneField } from '#web/auth/phone-field.tsx'
import { useAuthSettings } from '#web/auth/read-auth-settings.ts'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import { toast } from '#web/platform/toast.ts'
import { PagePart } from '#web/ui/page-part.tsx'
import { useChangePhone } from './change-phone.ts'
import { useConfirmPhone } from './confirm-phone.ts'
import { useOwnUser } from './read-own-user.ts'

/** The number of the account, and another one instead, which a code proves; nothing where no texts can be sent. */
export function PhonePart() {
  const t = useTranslations('auth.security.phone')
  const { data: settings } = useAuthSettings()
  const { data: user } = useOwnUser()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (settings?.external['phone'] !== true) return null
  return (
    <PagePart title={t('title')} text={user?.phone ? t('text', { phone: `+${user.phone}` }) : t('none')}>
      {sentTo === null ? (
        <ChangePhoneForm onSent={setSentTo} />
      ) : (
        <ConfirmPhoneForm phone={sentTo} onClose={() => setSentTo(null)} />
      )}
    </PagePart>
  )
}

function ChangePhoneForm({ onSent }: { onSent: (phone: string) => void }) {
  const t = useTranslations('auth.security.phone')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const change = useChangePhone()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ phone: rules.phone })),
    defaultValues: { phone: '' },
  })
  const send = handleSubmit(({ phone }) => change.mutate(phone, { onSuccess: () => onSent(phone) }))
  return (
    <form className="grid max-w-md gap-5" noValidate onSubmit={(event) => void send(event)}>
      <PhoneField control={control} name="phone" autoComplete="tel" />
      <FormFailure>{failure(change.error)}</FormFailure>
      <SubmitButton isPending={change.isPending}>{t('send')}</SubmitButton>
    </form>
  )
}

function ConfirmPhoneForm({ phone, onClose }: { phone: string; onClose: () => void }) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const verify = useConfirmPhone()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ code: rules.code })),
    defaultValues: { code: '' },
  })
  const done = () => {
    toast({ title: t('security.phone.done'), kind: 'success' })
    onClose()
  }
  const send = handleSubmit(({ code }) => verify.mutate({ phone, code }, { onSuccess: done }))
  return (
    <form className="grid max-w-md gap-5" noValidate onSubmit={(event) => void send(event)}>
      <output>{t('security.phone.sent', { phone })}</output>
      <CodeField control={control} name="code" />
      <FormFailure>{failure(verify.error)}</FormFailure>
      <SubmitButton isPending={verify.isPending}>{t('code.send')}</SubmitButton>
      <div className="text-center">
        <TextButton onPress={onClose}>{t('security.phone.other')}</TextButton>
      </div>
    </form>
  )
}
