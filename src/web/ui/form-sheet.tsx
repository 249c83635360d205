import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { Sheet } from './sheet.tsx'

interface FormSheetProps {
  isOpen: boolean
  title: string
  children: ReactNode
  /** Something would be lost by closing: that is asked first, as is leaving the page. */
  isDirty: boolean
  /** It is being sent: it neither closes nor asks. */
  isBusy: boolean
  submitLabel: string
  onSubmit: () => void
  /** Forgets what was written. */
  onClose: () => void
  words: { cancel: string; title: string; text: string; confirm: string }
}

/** A form in a sheet. What was written is not lost by a slip. */
export function FormSheet(props: FormSheetProps) {
  const { isOpen, title, children, isDirty, isBusy, submitLabel, onSubmit, onClose, words } = props
  const [isAsking, setAsking] = useState(false)
  const askToClose = () => {
    if (isBusy) return
    if (isDirty) setAsking(true)
    else onClose()
  }
  return (
    <>
      <Sheet
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!next) askToClose()
        }}
        title={title}
        footer={
          <>
            <Button variant="tertiary" disabled={isBusy} onClick={askToClose}>
              {words.cancel}
            </Button>
            <Button isPending={isBusy} onClick={onSubmit}>
              {submitLabel}
            </Button>
          </>
        }
      >
        {children}
      </Sheet>
      <LeaveGuard isDirty={isOpen && isDirty && !isBusy} />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={words.title}
        confirmLabel={words.confirm}
        onConfirm={onClose}
      >
        {words.text}
      </ConfirmDialog>
    </>
  )
}
