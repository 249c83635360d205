import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Doubt, doubtOf } from './composer-policy.ts'

const ConfirmDialog = lazy(() =>
  import('#web/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

/** Asks about what often ends badly before it is sent, about each kind of it once. */
export function useDoubts(text: string, onSend: () => void): { ask: () => void; dialog: ReactNode } {
  const t = useTranslations('messaging.composer.sure')
  const [asked, setAsked] = useState<ReadonlySet<Doubt>>(new Set())
  const [doubt, setDoubt] = useState<Doubt | null>(null)
  const ask = () => {
    const found = doubtOf(text, asked)
    if (found) setDoubt(found)
    else onSend()
  }
  const dialog = doubt && (
    <Suspense>
      <ConfirmDialog
        isOpen
        onOpenChange={() => setDoubt(null)}
        title={t('title')}
        confirmLabel={t('send')}
        onConfirm={() => {
          setAsked(new Set([...asked, doubt]))
          onSend()
        }}
      >
        {t(doubt)}
      </ConfirmDialog>
    </Suspense>
  )
  return { ask, dialog }
}
