import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Doubt, doubtsOf } from './composer-policy.ts'

const ConfirmDialog = lazy(() =>
  import('#web/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

/** Asks about what often ends badly before it is sent, about each kind of it once. */
export function useDoubts(text: string, onSend: () => void): { ask: () => void; dialog: ReactNode } {
  const t = useTranslations('messaging.composer.sure')
  const [asked, setAsked] = useState<ReadonlySet<Doubt>>(new Set())
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const ask = () => {
    const found = doubtsOf(text, asked)
    setDoubts(found)
    if (found.length === 0) onSend()
  }
  const dialog = doubts.length > 0 && (
    <Suspense>
      <ConfirmDialog
        isOpen
        onOpenChange={() => setDoubts([])}
        title={t('title')}
        confirmLabel={t('send')}
        onConfirm={() => {
          setAsked(new Set([...asked, ...doubts]))
          onSend()
        }}
      >
        <span className="grid gap-2">
          {doubts.map((doubt) => (
            <span key={doubt}>{t(doubt)}</span>
          ))}
        </span>
      </ConfirmDialog>
    </Suspense>
  )
  return { ask, dialog }
}
