import { Check, CheckCheck, CircleAlert, Clock3 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { SentState } from './timeline-policy.ts'

const ICONS = { sending: Clock3, sent: Check, delivered: CheckCheck, read: CheckCheck, failed: CircleAlert }

/** How far one's own message has come: a clock, one tick, two ticks, two bright ones. */
export function ReceiptMark({ state }: { state: SentState | 'sending' | 'failed' }) {
  const t = useTranslations('messaging.thread.status')
  const Icon = ICONS[state]
  return (
    <span className="inline-flex">
      <Icon
        size={15}
        strokeWidth={state === 'read' ? 2.75 : 2}
        aria-hidden="true"
        className={state === 'read' ? 'text-(--read-mark)' : ''}
      />
      <span className="sr-only">{t(state)}</span>
    </span>
  )
}
