import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, SubmitButton, TextButton } from '#web/auth/form-parts.tsx'
import { CodeField } from '#web/auth/mailing/code-field.tsx'
import { PhoneField } from '#web/auth/phone-field.tsx'
import { useCredentialRules } from '#web/auth/use-credential-rules.ts'
import { useChangePhone } from './change-phone.ts'
import { useConfirmPhone } from './confirm-phone.ts'

/** Another number for the account, which the code of a text proves. */
export function ChangePhoneForm({ onChanged }: { onChanged: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? (
    <NumberForm onSent={setSentTo} />
  ) : (
    <ProofForm phone={sentTo} onProved={onChanged} onOther={() => setSentTo(null)} />
  )
}

function NumberForm({ onSent }: { onSent: (phone: string) => void }) {
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
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <PhoneField control={control} name="phone" autoComplete="tel" />
      <FormFailure>{failure(change.error)}</FormFailure>
      <SubmitButton isPending={change.isPending}>{t('send')}</SubmitButton>
    </form>
  )
}

interface ProofFormProps {
  phone: string
  onProved: () => void
  onOther: () => void
}

function ProofForm({ phone, onProved, onOther }: ProofFormProps) {
  const t = useTranslations('auth')
  const failure = useAuthFailure()
  const rules = useCredentialRules()
  const confirm = useConfirmPhone()
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ code: rules.code })),
    defaultValues: { code: '' },
  })
  const send = handleSubmit(({ code }) => confirm.mutate({ phone, code }, { onSuccess: onProved }))
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <output>{t('security.phone.sent', { phone })}</output>
      <CodeField control={control} name="code" />
      <FormFailure>{failure(confirm.error)}</FormFailure>
      <SubmitButton isPending={confirm.isPending}>{t('code.send')}</SubmitButton>
      <div className="text-center">
        <TextButton onPress={onOther}>{t('security.phone.other')}</TextButton>
      </div>
    </form>
  )
}
