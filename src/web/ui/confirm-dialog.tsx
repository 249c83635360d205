import { AlertDialog } from '@heroui/react/alert-dialog'
import { Button } from '#web/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'

interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names what will be gone: 'Delete "Sunny room"?' */
  title: string
  children?: ReactNode
  /** The act by its name: 'Delete listing'. */
  confirmLabel: string
  /** The dialog stays open and busy until this settles, and closes unless it throws. */
  onConfirm: () => void | Promise<void>
}

/** Asks before a destructive act, by its name. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, children, confirmLabel, onConfirm } = props
  const t = useTranslations('ui')
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      await onConfirm()
      onOpenChange(false)
    } finally {
      setBusy(false)
    }
  }

  return (
    <AlertDialog.Backdrop isOpen={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Container>
        <AlertDialog.Dialog>
          <AlertDialog.Header>
            <AlertDialog.Icon status="danger" />
            <AlertDialog.Heading>{title}</AlertDialog.Heading>
          </AlertDialog.Header>
          {children && <AlertDialog.Body className="text-base leading-relaxed">{children}</AlertDialog.Body>}
          <AlertDialog.Footer>
            <Button variant="tertiary" disabled={busy} onClick={() => onOpenChange(false)}>
              {t('cancel')}
            </Button>
            <Button variant="danger" isPending={busy} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          </AlertDialog.Footer>
        </AlertDialog.Dialog>
      </AlertDialog.Container>
    </AlertDialog.Backdrop>
  )
}
