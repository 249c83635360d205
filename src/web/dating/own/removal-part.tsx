import { Button } from '#web/ui/button.tsx'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useDeleteProfile } from './delete-dating-profile.ts'

/** The way out of dating, asked for by its name. */
export function RemovalPart({ onDeleted }: { onDeleted: () => void }) {
  const t = useTranslations('dating.removal')
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync } = useDeleteProfile()
  const remove = async () => {
    try {
      await mutateAsync({})
      toast({ title: t('done') })
      onDeleted()
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    }
  }
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t('lead')}</p>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
        {t('button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('ask')}
        confirmLabel={t('button')}
        onConfirm={remove}
      >
        {t('lead')}
      </ConfirmDialog>
    </div>
  )
}
