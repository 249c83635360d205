import { useTranslations } from 'use-intl'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, MainButton } from '#web/auth/form-parts.tsx'
import { FactorCodeForm } from './factor-code-form.tsx'
import type { AskedFactor } from './factor-policy.ts'
import { useSendFactorText } from './send-factor-text.ts'
import { useSecurityKey } from './use-security-key.ts'

/** Where a factor is shown after the password: its code is typed, its text sent, its key touched. */
export function FactorProof({ factor: { id, factor_type: kind } }: { factor: AskedFactor }) {
  switch (kind) {
    case 'totp':
      return <FactorCodeForm factorId={id} />
    case 'phone':
      return <TextProof factorId={id} />
    case 'webauthn':
      return <KeyProof factorId={id} />
  }
}

function TextProof({ factorId }: { factorId: string }) {
  const t = useTranslations('auth.secondFactor')
  const failure = useAuthFailure()
  const sendText = useSendFactorText()
  if (sendText.data) return <FactorCodeForm {...sendText.data} />
  return (
    <div className="grid gap-5">
      <FormFailure>{failure(sendText.error)}</FormFailure>
      <MainButton isPending={sendText.isPending} onPress={() => sendText.mutate(factorId)}>
        {t('sendText')}
      </MainButton>
    </div>
  )
}

function KeyProof({ factorId }: { factorId: string }) {
  const t = useTranslations('auth.secondFactor')
  const failure = useAuthFailure()
  const show = useSecurityKey()
  return (
    <div className="grid gap-5">
      <FormFailure>{failure(show.error)}</FormFailure>
      <MainButton isPending={show.isPending} onPress={() => show.mutate(factorId)}>
        {t('useKey')}
      </MainButton>
    </div>
  )
}
