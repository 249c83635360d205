import { Button } from '#web/ui/button.tsx'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuthFailure } from '#web/auth/explain-failure.ts'
import { SecurityRow } from '#web/auth/security/security-list.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useRemovePasskey } from './remove-passkey.ts'

interface Passkey {
  id: string
  friendly_name?: string | undefined
  created_at: string
  last_used_at?: string | undefined
}

export function PasskeyRow({ passkey, onRename }: { passkey: Passkey; onRename: () => void }) {
  const t = useTranslations('auth.security.passkeys')
  const formats = useFormats()
  const failure = useAuthFailure()
  const remove = useRemovePasskey()
  const [asking, setAsking] = useState(false)
  const name = passkey.friendly_name ?? t('unnamed')
  const since = t('since', { date: formats.date(passkey.created_at) })
  const used = passkey.last_used_at && t('used', { date: formats.date(passkey.last_used_at) })
  const confirm = () =>
    // a promise, since this row and its callbacks are gone by then
    void remove.mutateAsync(passkey.id).then(
      () => toast({ title: t('removed'), kind: 'success' }),
      (error: unknown) => toast({ title: failure(error) ?? '', kind: 'danger' }),
    )
  return (
    <SecurityRow Icon={Fingerprint} title={name} note={used ? `${since} · ${used}` : since} isCrowded>
      <Button
        variant="ghost"
        className="min-h-11 text-accent"
        aria-label={t('renameNamed', { name })}
        onClick={onRename}
      >
        {t('rename')}
      </Button>
      <Button
        variant="ghost"
        className="min-h-11 text-danger"
        isPending={remove.isPending}
        aria-label={t('removeNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={t('removeTitle', { name })}
        confirmLabel={t('remove')}
        onConfirm={confirm}
      >
        {t('removeText')}
      </ConfirmDialog>
    </SecurityRow>
  )
}
