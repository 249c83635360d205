import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, TextButton, ViewHeading } from '#web/auth/form-parts.tsx'
import { useOwnUser } from '#web/auth/security/read-own-user.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { type AskedFactor, hasRecoveryCodes, provedFactors } from './factor-policy.ts'
import { FactorProof } from './factor-proof.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

/** Comes after the password where the account asks for more. Signed in is who has passed it. */
export function SecondFactorStep() {
  const t = useTranslations('auth.secondFactor')
  const tk = useTranslations('auth.security.factors.kinds')
  const failure = useAuthFailure()
  const { signOut } = useSession()
  const { data: user, error } = useOwnUser()
  const [chosen, setChosen] = useState<AskedFactor | null>(null)
  const [lost, setLost] = useState(false)
  const factors = provedFactors(user)
  const factor = chosen ?? factors[0]
  if (!user && !error) return <Loading />
  const nameOf = (one: AskedFactor) => one.friendly_name ?? tk(one.factor_type)
  const byCode = lost || !factor
  const lead = byCode ? t('recoveryLead') : t(`lead.${factor.factor_type}`, { name: nameOf(factor) })
  return (
    <>
      <ViewHeading title={t('title')} lead={lead} key={byCode ? 'code' : `heading ${factor.id}`} />
      <FormFailure>{failure(error)}</FormFailure>
      {user && (byCode ? <RecoveryCodeForm /> : <FactorProof key={factor.id} factor={factor} />)}
      <div className="mt-4 grid justify-items-center text-center">
        {!byCode &&
          factors
            .filter(({ id }) => id !== factor.id)
            .map((other) => (
              <TextButton key={other.id} onPress={() => setChosen(other)}>
                {t('other', { name: nameOf(other) })}
              </TextButton>
            ))}
        {factor && hasRecoveryCodes(user) && (
          <TextButton onPress={() => setLost(!lost)}>
            {lost ? t('found', { name: nameOf(factor) }) : t('lost')}
          </TextButton>
        )}
        <TextButton onPress={() => void signOut('local')}>{t('leave')}</TextButton>
      </div>
    </>
  )
}
