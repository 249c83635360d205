import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { countWaiting } from '#web/platform/offline/outbox.ts'
import type { SignOutScope } from '#web/platform/session/session-client.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

/** Milliseconds between two looks at what still waits. */
const LOOK_EVERY = 500

/**
 * Signing out empties the device. Where something waits there that the server has not got, it says how much, and offers
 * to wait for it, to leave all the same, or to stay.
 */
export function useSignOutGuard(onLeave: (scope: SignOutScope) => void) {
  const [asked, setAsked] = useState<{ scope: SignOutScope; waiting: number } | null>(null)
  const leave = (scope: SignOutScope) => {
    const waiting = countWaiting()
    if (waiting === 0) onLeave(scope)
    else setAsked({ scope, waiting })
  }
  const dialog = asked && (
    <LeaveDialog
      waiting={asked.waiting}
      onClose={() => setAsked(null)}
      onLeave={() => {
        setAsked(null)
        onLeave(asked.scope)
      }}
    />
  )
  return { leave, dialog }
}

interface LeaveDialogProps {
  waiting: number
  onClose: () => void
  onLeave: () => void
}

function LeaveDialog({ waiting, onClose, onLeave }: LeaveDialogProps) {
  const t = useTranslations('account.leaving')
  const [isWaiting, setIsWaiting] = useState(false)
  const [left, setLeft] = useState(waiting)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => {
      const now = countWaiting()
      setLeft(now)
      if (now === 0) onLeave()
    }, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isWaiting, onLeave])
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      confirmLabel={t('anyway')}
      onConfirm={onLeave}
    >
      <p>{t('text', { n: left })}</p>
      <Button
        variant="outline"
        fullWidth
        className="mt-4 min-h-11"
        disabled={isWaiting}
        onClick={() => setIsWaiting(true)}
      >
        {t(isWaiting ? 'waiting' : 'wait')}
      </Button>
    </ConfirmDialog>
  )
}
