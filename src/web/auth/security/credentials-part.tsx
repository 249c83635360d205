import { Button } from '#web/ui/button.tsx'
import { KeyRound, type LucideIcon, Mail, MailCheck, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChangePasswordForm } from '#web/auth/passwords/change-password-form.tsx'
import { useAuthSettings } from '#web/auth/read-auth-settings.ts'
import type { User } from '#web/platform/session/session-client.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PagePart } from '#web/ui/page-part.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ChangeEmailForm } from './change-email-form.tsx'
import { ChangePhoneForm } from './change-phone-form.tsx'
import { useOwnUser } from './read-own-user.ts'
import { SecurityList, SecurityListSkeleton, SecurityRow } from './security-list.tsx'

/** The password, the address and the number that one signs in with, each with a way to another. */
export function CredentialsPart() {
  const t = useTranslations('auth.security.credentials')
  const { data: user, error, refetch } = useOwnUser()
  return (
    <PagePart title={t('title')} text={t('text')}>
      {user && <Credentials user={user} />}
      {!user &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SecurityListSkeleton />)}
    </PagePart>
  )
}

function Credentials({ user }: { user: User }) {
  const t = useTranslations('auth')
  const { data: settings } = useAuthSettings()
  const email = user.email ?? ''
  const phone = user.phone ? `+${user.phone}` : ''
  return (
    <>
      {user.new_email && <Waiting from={email} to={user.new_email} />}
      <SecurityList label={t('security.credentials.title')}>
        <CredentialRow
          Icon={KeyRound}
          title={t('passwordLabel')}
          note={t('security.credentials.password')}
          act={t('newPassword.change')}
        >
          {(close) => (
            <ChangePasswordForm
              email={email || phone}
              onChanged={() => {
                close()
                toast({ title: t('newPassword.done'), kind: 'success' })
              }}
            />
          )}
        </CredentialRow>
        <CredentialRow
          Icon={Mail}
          title={t('email')}
          note={email ? <span lang="">{email}</span> : t('security.email.none')}
          act={t(email ? 'security.email.change' : 'security.email.add')}
          has={email !== ''}
        >
          {(close) => <ChangeEmailForm onSent={close} />}
        </CredentialRow>
        {settings?.external['phone'] === true && (
          <CredentialRow
            Icon={Smartphone}
            title={t('phone')}
            note={phone || t('security.phone.none')}
            act={t(phone ? 'security.phone.change' : 'security.phone.add')}
            has={phone !== ''}
          >
            {(close) => (
              <ChangePhoneForm
                onChanged={() => {
                  close()
                  toast({ title: t('security.phone.done'), kind: 'success' })
                }}
              />
            )}
          </CredentialRow>
        )}
      </SecurityList>
    </>
  )
}

interface CredentialRowProps {
  Icon: LucideIcon
  title: string
  note: ReactNode
  /** The act by its whole name, which the sheet has too. */
  act: string
  /** Is there one to be changed, or one to be added? */
  has?: boolean
  children: (close: () => void) => ReactNode
}

function CredentialRow({ Icon, title, note, act, has = true, children }: CredentialRowProps) {
  const t = useTranslations('auth.security.credentials')
  const [isOpen, setOpen] = useState(false)
  return (
    <SecurityRow Icon={Icon} title={title} note={note}>
      <Button variant="ghost" className="min-h-11 text-accent" aria-label={act} onClick={() => setOpen(true)}>
        {t(has ? 'change' : 'add')}
      </Button>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={act}>
        {children(() => setOpen(false))}
      </Sheet>
    </SecurityRow>
  )
}

function Waiting({ from, to }: { from: string; to: string }) {
  const t = useTranslations('auth.security.email')
  return (
    <output className="mb-4 flex gap-3 rounded-2xl bg-accent-soft p-4 text-sm text-accent-soft-foreground">
      <MailCheck size={20} aria-hidden="true" className="shrink-0" />
      <span className="wrap-anywhere">
        {from === '' ? t('waitingOne', { to }) : t('waiting', { from, to })}
      </span>
    </output>
  )
}
