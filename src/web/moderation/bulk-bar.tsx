import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ActionKind } from '#contract/moderation/decisions/action.ts'
import type { CaseCard } from '#contract/moderation/cases/case.ts'
import { Button } from '#web/ui/button.tsx'
import { type Decision, useDecide } from './decide-cases.ts'
import { DecisionSheet } from './decision-sheet.tsx'

/** What can be decided on many at once; what does not fit one of them leaves that one alone. */
const TOGETHER = [
  'approve',
  'request_changes',
  'remove',
  'dismiss',
  'warn',
  'strike',
  'suspend',
  'require_verification',
  'mute_reporters',
] as const satisfies readonly ActionKind[]

interface BulkBarProps {
  cases: readonly CaseCard[]
  onDone: () => void
}

/** Decides on all that are chosen. */
export function BulkBar({ cases, onDone }: BulkBarProps) {
  const t = useTranslations('moderation')
  const { mutate } = useDecide()
  const [isOpen, setOpen] = useState(false)
  const decide = (decision: Decision) => {
    mutate({ cases: cases.map(({ id }) => ({ caseId: id, seen: null })), ...decision })
    onDone()
  }
  return (
    <div className="sticky top-20 z-20 mb-3 grid gap-2 rounded-2xl border border-accent bg-surface p-3 shadow-card">
      <p className="font-semibold" aria-live="polite">
        {t('chosen', { n: cases.length })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          className="min-h-11"
          onClick={() => decide({ actions: [{ kind: 'dismiss' }], rule: null, note: null })}
        >
          {t('action.dismiss')}
        </Button>
        <Button variant="outline" className="min-h-11" onClick={() => setOpen(true)}>
          {t('form.send')}
        </Button>
        <Button variant="ghost" className="min-h-11" onClick={onDone}>
          {t('chooseNone')}
        </Button>
      </div>
      {isOpen && (
        <DecisionSheet
          first="more"
          possible={TOGETHER}
          count={cases.length}
          onClose={() => setOpen(false)}
          onDecide={(decision) => {
            setOpen(false)
            decide(decision)
          }}
        />
      )}
    </div>
  )
}
