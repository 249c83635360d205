import { Button } from '#web/ui/button.tsx'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  AccountNews,
  CredentialsPart,
  FactorsPart,
  IdentitiesPart,
  PasskeysPart,
  ConnectedAppsPart,
  SessionList,
  SignOutOthersButton,
} from '#web/auth/public.tsx'
import type { SignOutScope } from '#web/platform/session/session-client.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PagePart } from '#web/ui/page-part.tsx'

interface SecuritySectionProps {
  leaving: boolean
  onLeave: (scope: SignOutScope) => void
}

/** The password and what stands beside it, and where one is signed in. */
export function SecuritySection({ leaving, onLeave }: SecuritySectionProps) {
  const t = useTranslations('account.security')
  const { news } = useSearch({ strict: false })
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid gap-5">
      <AccountNews news={news} />
      <CredentialsPart />
      <FactorsPart />
      <PasskeysPart />
      <IdentitiesPart />
      <ConnectedAppsPart />
      <PagePart title={t('devices')} text={t('devicesText')}>
        <SessionList />
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <SignOutOthersButton />
          <QuietButton isDisabled={leaving} onPress={() => onLeave('local')}>
            {t('here')}
          </QuietButton>
          <QuietButton isDisabled={leaving} onPress={() => setAsking(true)}>
            {t('everywhere')}
          </QuietButton>
        </div>
        <ConfirmDialog
          isOpen={asking}
          onOpenChange={setAsking}
          title={t('everywhereTitle')}
          confirmLabel={t('everywhere')}
          onConfirm={() => onLeave('global')}
        >
          {t('everywhereText')}
        </ConfirmDialog>
      </PagePart>
    </div>
  )
}

interface QuietButtonProps {
  isDisabled: boolean
  onPress: () => void
  children: string
}

const QuietButton = ({ isDisabled, onPress, children }: QuietButtonProps) => (
  <Button variant="ghost" className="min-h-11 px-0" disabled={isDisabled} onClick={onPress}>
    {children}
  </Button>
)
