import { Button } from '@heroui/react/button'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChangePasswordForm, SignOutOthersButton } from '#web/auth/public.tsx'
import type { SignOutScope } from '#web/platform/session-client.ts'
import type { SessionUser } from '#web/platform/session.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useIsWide } from '#web/ui/media-query.ts'

interface SecuritySectionProps {
  user: SessionUser
  leaving: boolean
  onLeave: (scope: SignOutScope) => void
}

/** The password, where one is signed in, and the end of the account. */
export function SecuritySection({ user, leaving, onLeave }: SecuritySectionProps) {
  const t = useTranslations('account.security')
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid gap-10">
      <Part title={t('password')} text={t('passwordText')}>
        <ChangePasswordForm email={user.email ?? ''} />
      </Part>
      <Part title={t('devices')} text={t('devicesText')}>
        <div className="flex flex-wrap gap-3">
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
      </Part>
      <Part title={t('delete')} text={t('deleteText')}>
        <ButtonLink to="/account/delete" variant="outline" className="min-h-11 text-danger">
          {t('delete')}
        </ButtonLink>
      </Part>
    </div>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  // On phones the section is the page, and its name the h1.
  const Heading = useIsWide() ? 'h3' : 'h2'
  return (
    <section>
      <Heading className="font-display text-lg font-bold">{title}</Heading>
      <p className="mt-1 mb-4 max-w-prose text-muted">{text}</p>
      {children}
    </section>
  )
}
