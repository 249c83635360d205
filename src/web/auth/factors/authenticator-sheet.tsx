import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { FormFailure, MainButton } from '#web/auth/form-parts.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { useCreateRecoveryCodes } from './create-recovery-codes.ts'
import type { NewAuthenticator } from './enroll-authenticator.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface AuthenticatorSheetProps {
  made: NewAuthenticator
  /** Are there recovery codes already, from another factor? */
  hasCodes: boolean
  onClose: () => void
}

/** Adds an authenticator app, and hands out recovery codes with the first one. */
export function AuthenticatorSheet({ made, hasCodes, onClose }: AuthenticatorSheetProps) {
  const t = useTranslations('auth.security')
  const failure = useAuthFailure()
  const cache = useQueryClient()
  const create = useCreateRecoveryCodes()
  const close = () => {
    void cache.invalidateQueries({ queryKey: ['auth'] })
    onClose()
  }
  const goOn = () => (hasCodes ? close() : create.mutate({ instead: false }))
  const isProved = !create.isIdle
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t(isProved ? 'codes.title' : 'factors.add')}
    >
      {isProved ? (
        <div className="grid gap-5">
          {create.data && <RecoveryCodes codes={create.data} />}
          <FormFailure>{failure(create.error)}</FormFailure>
          <MainButton onPress={close}>{t('codes.kept')}</MainButton>
        </div>
      ) : (
        <AuthenticatorSetup made={made} onProved={goOn} />
      )}
    </Sheet>
  )
}
