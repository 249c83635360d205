import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Warning } from '#contract/messaging/messages/warning.ts'
import { type Doubt, doubtsOf } from './composer-policy.ts'

const ConfirmDialog = lazy(() =>
  import('#web/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

/** The words that hurt or cheat are many: they come once somebody writes, and are there when it is sent. */
let warningsIn: ((text: string) => Warning[]) | null = null
async function loadWarnings(): Promise<void> {
  const words = await import('#contract/messaging/messages/text-warning.ts')
  warningsIn = words.warningsIn
}

/** Asks about what often ends badly before it is sent, about each kind of it once. */
export function useSendWarnings(text: string, onSend: () => void): { ask: () => void; dialog: ReactNode } {
  const t = useTranslations('messaging.composer.sure')
  const [asked, setAsked] = useState<ReadonlySet<Doubt>>(new Set())
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const isWaiting = useRef(false)
  useEffect(() => {
    // where they cannot be had, they are asked for again when something is sent
    if (!warningsIn) loadWarnings().catch(() => undefined)
  }, [])
  const decide = () => {
    isWaiting.current = false
    const found = doubtsOf(warningsIn?.(text) ?? [], asked)
    setDoubts(found)
    if (found.length === 0) onSend()
  }
  const ask = () => {
    if (isWaiting.current) return
    if (warningsIn) return decide()
    isWaiting.current = true
    // without a connection a message is kept to be sent, asked about or not
    loadWarnings().then(decide, decide)
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
