import { type ReactNode, useState } from 'react'
import type { ReportDecision } from '#contract/safety/report.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

interface DecideReportProps {
  isPending: boolean
  onDecide: (decision: ReportDecision) => Promise<unknown>
  words: { dismiss: string; uphold: string; dismissed: string; upheld: string; failed: string }
  /** What is asked before the report is upheld; null where there is nothing left to act on. */
  confirm: { title: string; text: ReactNode } | null
  /** Upholding changes nothing any more, so it is not asked about. */
  isSettled?: boolean
}

/** The two decisions about a report. */
export function DecideReport({ isPending, onDecide, words, confirm, isSettled = false }: DecideReportProps) {
  const errorText = useErrorText()
  const [isAsked, setAsked] = useState(false)
  const decide = (decision: ReportDecision) =>
    onDecide(decision).then(
      () => toast({ title: decision === 'uphold' ? words.upheld : words.dismissed }),
      (error: unknown) => toast({ title: words.failed, description: errorText(error), kind: 'danger' }),
    )
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="min-h-11"
          disabled={isPending}
          onClick={() => void decide('dismiss')}
        >
          {words.dismiss}
        </Button>
        {confirm && (
          <Button
            variant="danger"
            className="min-h-11"
            disabled={isPending}
            onClick={() => (isSettled ? void decide('uphold') : setAsked(true))}
          >
            {words.uphold}
          </Button>
        )}
      </div>
      {confirm && (
        <ConfirmDialog
          isOpen={isAsked}
          onOpenChange={setAsked}
          title={confirm.title}
          confirmLabel={words.uphold}
          onConfirm={() => decide('uphold')}
        >
          {confirm.text}
        </ConfirmDialog>
      )}
    </>
  )
}
