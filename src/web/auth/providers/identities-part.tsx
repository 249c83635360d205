import { Button } from '#web/ui/button.tsx'
import { AtSign } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { useAuthSettings } from '#web/auth/read-auth-settings.ts'
import { useOwnUser } from '#web/auth/security/read-own-user.ts'
import { SecurityList, SecurityRow } from '#web/auth/security/security-list.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import type { UserIdentity } from '#web/platform/session/session-client.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PagePart } from '#web/ui/page-part.tsx'
import { useLinkIdentity } from './link-identity.ts'
import { type OfferedProvider, offeredProviders, providerLabel } from './provider-policy.ts'
import { useUnlinkIdentity } from './unlink-identity.ts'

/** Accounts of other companies that one signs in with; nothing where no company is on. */
export function IdentitiesPart() {
  const t = useTranslations('auth.security.identities')
  const { data: settings } = useAuthSettings()
  const { data: user } = useOwnUser()
  const linked = (user?.identities ?? []).filter(({ provider }) => !['email', 'phone'].includes(provider))
  const offered = offeredProviders(settings?.external ?? {}).filter(
    ({ provider }) => !linked.some((identity) => identity.provider === provider),
  )
  if (linked.length === 0 && offered.length === 0) return null
  return (
    <PagePart title={t('title')} text={t('text')}>
      {linked.length > 0 && (
        <div className="mb-4">
          <SecurityList label={t('title')}>
            {linked.map((identity) => (
              <IdentityRow key={identity.identity_id} identity={identity} />
            ))}
          </SecurityList>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {offered.map((one) => (
          <LinkButton key={one.provider} {...one} />
        ))}
      </div>
    </PagePart>
  )
}

function IdentityRow({ identity }: { identity: UserIdentity }) {
  const t = useTranslations('auth.security.identities')
  const formats = useFormats()
  const failure = useAuthFailure()
  const unlink = useUnlinkIdentity()
  const [asking, setAsking] = useState(false)
  const provider = providerLabel(identity.provider)
  const confirm = () =>
    // a promise, since this row and its callbacks are gone by then
    void unlink.mutateAsync(identity).then(
      () => toast({ title: t('unlinked', { provider }), kind: 'success' }),
      (error: unknown) => toast({ title: failure(error) ?? '', kind: 'danger' }),
    )
  const note = identity.created_at ? t('since', { date: formats.date(identity.created_at) }) : ''
  return (
    <SecurityRow Icon={AtSign} title={provider} note={note}>
      <Button
        variant="ghost"
        className="min-h-11 text-danger"
        isPending={unlink.isPending}
        aria-label={t('unlinkNamed', { provider })}
        onClick={() => setAsking(true)}
      >
        {t('unlink')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={t('unlinkTitle', { provider })}
        confirmLabel={t('unlink')}
        onConfirm={confirm}
      >
        {t('unlinkText')}
      </ConfirmDialog>
    </SecurityRow>
  )
}

function LinkButton({ provider, label }: OfferedProvider) {
  const t = useTranslations('auth.security.identities')
  const failure = useAuthFailure()
  const link = useLinkIdentity()
  const begin = () =>
    link.mutate(provider, {
      onError: (error) => toast({ title: failure(error) ?? '', kind: 'danger' }),
    })
  return (
    <Button variant="secondary" className="min-h-11" isPending={link.isPending} onClick={begin}>
      {t('link', { provider: label })}
    </Button>
  )
}
