import { Check, ChevronRight, CircleEllipsis, Flag, PencilLine, Reply, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ActionKind } from '#contract/moderation/decisions/action.ts'
import type { CaseDetail } from '#contract/moderation/cases/case.ts'
import { Button } from '#web/ui/button.tsx'
import { type Decision, useDecide } from './decide-cases.ts'
import { DecisionSheet } from './decision-sheet.tsx'
import { isFree } from './key-policy.ts'
import type { CaseViews } from './panel-policy.ts'
import { likelyRule } from './rule-policy.ts'
import { runUndo } from './undo-store.ts'

interface ActionBarProps extends Pick<CaseViews, 'ruleOfSignal' | 'writeTarget'> {
  found: CaseDetail
  onNext: () => void
  /** By somebody else. */
  isHeld: boolean
}

/** The decisions about a case, each with its key; at the lower edge on phones. */
export function ActionBar({ found, onNext, isHeld, ruleOfSignal, writeTarget }: ActionBarProps) {
  const t = useTranslations('moderation')
  const { mutate } = useDecide()
  const [form, setForm] = useState<ActionKind | 'more' | null>(null)
  const { actions } = found
  // what waits is let in; what is there already has nothing wrong with it
  const fine = actions.includes('approve') ? 'approve' : 'dismiss'
  const decide = (decision: Decision) => {
    mutate({ cases: [{ caseId: found.id, seen: found.seen }], ...decision })
    onNext()
  }
  const plainly = (kind: 'approve' | 'dismiss') => decide({ actions: [{ kind }], rule: null, note: null })
  // what somebody asks is answered, and nothing else becomes of it
  const isQuestion = actions.includes('answer')
  const can = (kind: ActionKind) => actions.includes(kind) && !isHeld
  const words = (kind: 'approve' | 'dismiss') =>
    found.appeal ? t(`appealAction.${kind}`) : t(`action.${found.reports > 0 ? 'dismiss' : kind}`)

  useEffect(() => {
    const acts: Record<string, (() => void) | false> = {
      a: !isHeld && (isQuestion ? () => setForm('answer') : () => plainly(fine)),
      c: can('request_changes') && (() => setForm('request_changes')),
      r: can('remove') && (() => setForm('remove')),
      e: can('escalate') && (() => setForm('escalate')),
      m: !isHeld && !found.appeal && (() => setForm('more')),
      n: onNext,
      u: runUndo,
    }
    const listen = (event: KeyboardEvent) => {
      if (!isFree(event)) return
      const act = acts[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })

  return (
    <>
      <div className="flex flex-wrap gap-2 border-t border-border pt-4 max-lg:sticky max-lg:bottom-0 max-lg:bg-surface">
        {isQuestion ? (
          <>
            <ActKey keyName="A" isDisabled={isHeld} onPress={() => setForm('answer')} variant="primary">
              <Reply size={18} aria-hidden="true" />
              {t('action.answer')}
            </ActKey>
            <Button
              variant="outline"
              className="min-h-11"
              disabled={isHeld}
              onClick={() => plainly('dismiss')}
            >
              {t('closeUnanswered')}
            </Button>
          </>
        ) : (
          <ActKey keyName="A" isDisabled={isHeld} onPress={() => plainly(fine)} variant="primary">
            <Check size={18} aria-hidden="true" />
            {words(fine)}
          </ActKey>
        )}
        {found.appeal && (
          <Button className="min-h-11" disabled={isHeld} onClick={() => plainly('dismiss')}>
            {words('dismiss')}
          </Button>
        )}
        {actions.includes('request_changes') && (
          <ActKey keyName="C" isDisabled={isHeld} onPress={() => setForm('request_changes')}>
            <PencilLine size={18} aria-hidden="true" />
            {t('action.request_changes')}
          </ActKey>
        )}
        {actions.includes('remove') && (
          <ActKey keyName="R" isDisabled={isHeld} onPress={() => setForm('remove')}>
            <X size={18} aria-hidden="true" className="text-danger" />
            {t('action.remove')}
          </ActKey>
        )}
        {!found.appeal && (
          <ActKey keyName="M" isDisabled={isHeld} onPress={() => setForm('more')}>
            <CircleEllipsis size={18} aria-hidden="true" />
            {t('more')}
          </ActKey>
        )}
        <ActKey keyName="E" isDisabled={isHeld} onPress={() => setForm('escalate')}>
          <Flag size={18} aria-hidden="true" />
          {t('action.escalate')}
        </ActKey>
        <ActKey keyName="N" onPress={onNext}>
          {t('next')}
          <ChevronRight size={18} aria-hidden="true" />
        </ActKey>
      </div>
      {form !== null && (
        <DecisionSheet
          first={form}
          possible={actions}
          targets={found.targets.map((value) => ({ value, label: writeTarget(value) }))}
          likely={likelyRule(found, ruleOfSignal)}
          count={1}
          onClose={() => setForm(null)}
          onDecide={(decision) => {
            setForm(null)
            decide(decision)
          }}
        />
      )}
    </>
  )
}

interface ActKeyProps {
  keyName: string
  isDisabled?: boolean
  variant?: 'primary' | 'outline'
  onPress: () => void
  children: ReactNode
}

function ActKey({ keyName, isDisabled = false, variant = 'outline', onPress, children }: ActKeyProps) {
  return (
    <Button
      variant={variant}
      className="min-h-11"
      disabled={isDisabled}
      aria-keyshortcuts={keyName}
      onClick={onPress}
    >
      {children}
      <kbd className="rounded border border-current/40 px-1.5 font-sans text-xs opacity-70 max-lg:hidden">
        {keyName}
      </kbd>
    </Button>
  )
}
