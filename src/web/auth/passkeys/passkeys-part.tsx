import { Button } from '#web/ui/button.tsx'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { useAuthSettings } from '#web/auth/read-auth-settings.ts'
import { SecurityList, SecurityListSkeleton } from '#web/auth/security/security-list.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PagePart } from '#web/ui/page-part.tsx'
import { useListPasskeys } from './list-passkeys.ts'
import { browserKnowsPasskeys, whyNoPasskeys } from './passkey-policy.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { useRegisterPasskey } from './register-passkey.ts'
import { RenamePasskeySheet } from './rename-passkey-sheet.tsx'

/** Signing in with a fingerprint, a face or the lock of the device; where that cannot be, why not. */
export function PasskeysPart() {
  const t = useTranslations('auth.security.passkeys')
  const { data: settings } = useAuthSettings()
  const hindrance = whyNoPasskeys(location.hostname, browserKnowsPasskeys())
  if (!hindrance && settings?.passkeys_enabled !== true) return null
  return (
    <PagePart title={t('title')} text={t('text')}>
      {hindrance ? <p className="max-w-prose font-medium">{t(`not.${hindrance}`)}</p> : <Passkeys />}
    </PagePart>
  )
}

function Passkeys() {
  const t = useTranslations('auth.security.passkeys')
  const failure = useAuthFailure()
  const list = useListPasskeys()
  const register = useRegisterPasskey()
  const [naming, setNaming] = useState<string | null>(null)
  const add = () =>
    register.mutate(undefined, {
      onSuccess: setNaming,
      onError: (error) => toast({ title: failure(error) ?? '', kind: 'danger' }),
    })
  if (list.error) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <SecurityListSkeleton />
  const passkeys = list.data
  return (
    <>
      {passkeys.length > 0 && (
        <div className="mb-4">
          <SecurityList label={t('title')}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onRename={() => setNaming(passkey.id)} />
            ))}
          </SecurityList>
        </div>
      )}
      <Button variant="secondary" className="min-h-11" isPending={register.isPending} onClick={add}>
        <Fingerprint size={18} aria-hidden="true" />
        {t('add')}
      </Button>
      {naming !== null && (
        <RenamePasskeySheet
          passkeyId={naming}
          name={passkeys.find(({ id }) => id === naming)?.friendly_name ?? ''}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  )
}
