import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, MainButton } from '#web/auth/form-parts.tsx'
import { browserKnowsPasskeys, whyNoPasskeys } from '#web/auth/passkeys/passkey-policy.ts'
import { useAuthSettings } from '#web/auth/read-auth-settings.ts'
import type { User } from '#web/platform/session/session-client.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { useCreateRecoveryCodes } from './create-recovery-codes.ts'
import { useEnrollAuthenticator } from './enroll-authenticator.ts'
import { useEnrollSecurityKey } from './enroll-security-key.ts'
import { FactorChoice } from './factor-choice.tsx'
import { FACTOR_KINDS, type FactorKind, hasRecoveryCodes } from './factor-policy.ts'
import { PhoneSetup } from './phone-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Adds a second step of the kind that one chooses, and hands out recovery codes with the first one. */
export function AddFactorSheet({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslations('auth.security')
  const failure = useAuthFailure()
  const cache = useQueryClient()
  const create = useCreateRecoveryCodes()
  // the account as it was when this began: reading it again must not change what the first factor brings
  const [isFirst] = useState(!hasRecoveryCodes(user))
  const close = () => {
    void cache.invalidateQueries({ queryKey: ['auth'] })
    onClose()
  }
  const goOn = () => (isFirst ? create.mutate({ instead: false }) : close())
  const isProved = !create.isIdle
  return (
    <Sheet
      isOpen
      // codes that are shown only once do not go by a tap beside them
      isDismissable={!isProved}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t(isProved ? 'codes.title' : 'factors.add')}
    >
      {isProved ? (
        <div className="grid gap-5">
          {create.data && <RecoveryCodes codes={create.data} />}
          <FormFailure>{failure(create.error)}</FormFailure>
          <MainButton isPending={create.isPending} onPress={close}>
            {t('codes.kept')}
          </MainButton>
        </div>
      ) : (
        <Setup user={user} onProved={goOn} />
      )}
    </Sheet>
  )
}

/** Which kinds can be added here: texts must be switched on, keys belong to the name of a site. */
function usePossibleKinds(): readonly FactorKind[] {
  const { data: settings } = useAuthSettings()
  const hasKeys = whyNoPasskeys(location.hostname, browserKnowsPasskeys()) === null
  const isPossible = { totp: true, phone: settings?.external['phone'] === true, webauthn: hasKeys }
  return FACTOR_KINDS.filter((kind) => isPossible[kind])
}

function Setup({ user, onProved }: { user: User; onProved: () => void }) {
  const t = useTranslations('auth.security.factors')
  const failure = useAuthFailure()
  const kinds = usePossibleKinds()
  const app = useEnrollAuthenticator()
  const key = useEnrollSecurityKey()
  const [byPhone, setByPhone] = useState(false)
  if (app.data) return <AuthenticatorSetup made={app.data} onProved={onProved} />
  if (byPhone) return <PhoneSetup user={user} onProved={onProved} />
  const begin = (kind: FactorKind) => {
    const named = { name: t(`kinds.${kind}`), user }
    app.reset()
    key.reset()
    if (kind === 'phone') setByPhone(true)
    else if (kind === 'totp') app.mutate(named)
    else key.mutate(named, { onSuccess: onProved })
  }
  const preparing = key.isPending ? 'webauthn' : null
  return (
    <div className="grid gap-4">
      <p>{t('choose')}</p>
      <FactorChoice kinds={kinds} pending={app.isPending ? 'totp' : preparing} onChoose={begin} />
      <FormFailure>{failure(app.error ?? key.error)}</FormFailure>
    </div>
  )
}
