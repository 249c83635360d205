import { Button } from '@heroui/react/button'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  AccountNews,
  ChangePasswordForm,
  EmailPart,
  FactorsPart,
  IdentitiesPart,
  PasskeysPart,
  PhonePart,
  ProgramsPart,
  SessionList,
  SignOutOthersButton,
} from '#web/auth/public.tsx'
import type { SignOutScope } from '#web/platform/session-client.ts'
import type { SessionUser } from '#web/platform/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PagePart } from '#web/ui/page-part.tsx'

interface SecuritySectionProps {
  user: SessionUser
  leaving: boolean
  onLeave: (scope: SignOutScope) => void
}

/** The password and what stands beside it, where one is signed in, and the end of the account. */
export function SecuritySection({ user, leaving, onLeave }: SecuritySectionProps) {
  const t = useTranslations('account.security')
  const { news } = useSearch({ strict: false })
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid gap-10">
      <AccountNews news={news} />
      <PagePart title={t('password')} text={t('passwordText')}>
        <ChangePasswordForm email={user.email ?? user.phone ?? ''} />
      </PagePart>
      <EmailPart />
      <PhonePart />
      <FactorsPart />
      <PasskeysPart />
      <IdentitiesPart />
      <ProgramsPart />
      <PagePart title={t('devices')} text={t('devicesText')}>
        <SessionList />
        <div className="mt-4 flex flex-wrap gap-3">
          <SignOutOthersButton />
          <Button
            variant="secondary"
            className="min-h-11"
            isDisabled={leaving}
            onPress={() => onLeave('local')}
          >
            {t('here')}
          </Button>
          <Button
            variant="secondary"
            className="min-h-11"
            isDisabled={leaving}
            onPress={() => setAsking(true)}
          >
            {t('everywhere')}
          </Button>
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
      <PagePart title={t('delete')} text={t('deleteText')}>
        <ButtonLink to="/account/delete" variant="outline" className="min-h-11 text-danger">
          {t('delete')}
        </ButtonLink>
      </PagePart>
    </div>
  )
}
