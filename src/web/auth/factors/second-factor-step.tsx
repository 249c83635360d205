import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, TextButton, ViewHeading } from '#web/auth/form-parts.tsx'
import { useOwnUser } from '#web/auth/security/read-own-user.ts'
import { useSession } from '#web/platform/session.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { type Factor, hasRecoveryCodes, provedFactors } from './factor-policy.ts'
import { FactorCodeForm, RecoveryCodeForm } from './second-factor-forms.tsx'

/** Comes after the password where the account asks for more. Signed in is who has passed it. */
export function SecondFactorStep() {
  const t = useTranslations('auth.secondFactor')
  const failure = useAuthFailure()
  const { signOut } = useSession()
  const { data: user, error } = useOwnUser()
  const [chosen, setChosen] = useState<Factor | null>(null)
  const [lost, setLost] = useState(false)
  const apps = provedFactors(user).filter(({ factor_type: type }) => type === 'totp')
  const factor = chosen ?? apps[0]
  if (!user && !error) return <Loading />
  const byCode = lost || !factor
  return (
    <>
      <ViewHeading title={t('title')} lead={t(byCode ? 'recoveryLead' : 'lead')} key={String(byCode)} />
      <FormFailure>{failure(error)}</FormFailure>
      {user && (byCode ? <RecoveryCodeForm /> : <FactorCodeForm key={factor.id} factorId={factor.id} />)}
      <div className="mt-4 grid justify-items-center text-center">
        {!byCode &&
          apps
            .filter(({ id }) => id !== factor.id)
            .map((other) => (
              <TextButton key={other.id} onPress={() => setChosen(other)}>
                {t('other', { name: other.friendly_name ?? t('app') })}
              </TextButton>
            ))}
        {factor && hasRecoveryCodes(user) && (
          <TextButton onPress={() => setLost(!lost)}>{t(lost ? 'found' : 'lost')}</TextButton>
        )}
        <TextButton onPress={() => void signOut('local')}>{t('leave')}</TextButton>
      </div>
    </>
  )
}
