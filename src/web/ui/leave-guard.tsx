import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Asks before unsaved changes are left behind, by a link of ours or by closing the window. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations('ui.leave')
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: isDirty,
    disabled: !isDirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) reset?.()
      }}
      title={t('title')}
      confirmLabel={t('leave')}
      onConfirm={() => proceed?.()}
    >
      {t('text')}
    </ConfirmDialog>
  )
}
