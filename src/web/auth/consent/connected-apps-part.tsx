import { Button } from '#web/ui/button.tsx'
import { AppWindow } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { SecurityList, SecurityRow } from '#web/auth/security/security-list.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { PagePart } from '#web/ui/page-part.tsx'
import { useListGrants } from './list-grants.ts'
import { useRevokeGrant } from './revoke-grant.ts'
import { knownScopes } from './scope-policy.ts'

/** Programs of others that may know something about the account; nothing where there are none. */
export function ConnectedAppsPart() {
  const t = useTranslations('auth.security.programs')
  const { data: grants = [] } = useListGrants()
  if (grants.length === 0) return null
  return (
    <PagePart title={t('title')} text={t('text')}>
      <SecurityList label={t('title')}>
        {grants.map(({ client, scopes, granted_at: since }) => (
          <ConnectedAppRow key={client.id} id={client.id} name={client.name} scopes={scopes} since={since} />
        ))}
      </SecurityList>
    </PagePart>
  )
}

interface ConnectedAppRowProps {
  id: string
  name: string
  scopes: readonly string[]
  since: string
}

function ConnectedAppRow({ id, name, scopes, since }: ConnectedAppRowProps) {
  const t = useTranslations('auth.security.programs')
  const ts = useTranslations('auth.consent.scopes')
  const formats = useFormats()
  const failure = useAuthFailure()
  const revoke = useRevokeGrant()
  const [asking, setAsking] = useState(false)
  const notes = [...knownScopes(scopes).map((scope) => ts(scope)), t('since', { date: formats.date(since) })]
  const confirm = () =>
    // a promise, since this row and its callbacks are gone by then
    void revoke.mutateAsync(id).then(
      () => toast({ title: t('revoked', { name }), kind: 'success' }),
      (error: unknown) => toast({ title: failure(error) ?? '', kind: 'danger' }),
    )
  return (
    <SecurityRow Icon={AppWindow} title={name} note={notes.join(' · ')}>
      <Button
        variant="ghost"
        className="min-h-11 text-danger"
        isPending={revoke.isPending}
        aria-label={t('revokeNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {t('revoke')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={t('revokeTitle', { name })}
        confirmLabel={t('revoke')}
        onConfirm={confirm}
      >
        {t('revokeText')}
      </ConfirmDialog>
    </SecurityRow>
  )
}
