import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Action } from '#contract/moderation/decisions/action.ts'
import type { CaseId } from '#contract/moderation/cases/case.ts'
import { decideCases } from '#contract/moderation/decisions/decide-cases.ts'
import { DECISION_DELAY_SECONDS, type DecisionId } from '#contract/moderation/decisions/decision.ts'
import { readCase } from '#contract/moderation/cases/read-case.ts'
import type { Rule } from '#contract/moderation/decisions/rule.ts'
import { undoDecisions } from '#contract/moderation/decisions/undo-decisions.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { setUndo } from './undo-store.ts'
import { dropFromLists, refreshCases } from './load-cases.ts'

export interface Decision {
  actions: Action[]
  rule: Rule | null
  note: string | null
}

interface Asked extends Decision {
  cases: readonly { caseId: CaseId; seen: string | null }[]
}

/**
 * Decides on cases, which leave the list at once; a toast offers to undo it as long as it has not taken effect. A case
 * that was not opened is read first, so that nothing is decided that nobody has seen.
 */
export function useDecide() {
  const t = useTranslations('moderation')
  const cache = useQueryClient()
  const errorText = useErrorText()
  const { parts } = useFormats()
  const undo = useUndo()
  return useMutation({
    mutationFn: async ({ cases, ...decision }: Asked) =>
      call(decideCases, { ...decision, cases: await Promise.all(cases.map(withSeen)) }),
    onMutate: ({ cases }) =>
      dropFromLists(
        cache,
        cases.map(({ caseId }) => caseId),
      ),
    onSuccess: ({ results }, { actions }) => {
      const decided = results.filter(({ outcome }) => outcome === 'decided')
      const ids = decided.flatMap(({ decisionId }) => decisionId ?? [])
      if (decided.length > 0) {
        const act = () => undo.mutate(ids)
        if (ids.length > 0) setUndo(act, DECISION_DELAY_SECONDS * 1000)
        toast({
          title: t('done.decided', { n: decided.length }),
          description: parts(actions.map(({ kind }) => t(`action.${kind}`))),
          kind: 'success',
          timeout: DECISION_DELAY_SECONDS * 1000,
          ...(ids.length > 0 && { action: { label: t('done.undo'), onPress: act } }),
        })
      }
      const left = results.filter(({ outcome }) => outcome !== 'decided')
      const [first] = left
      if (first)
        toast({
          title: t('done.left', { n: left.length, why: t(`outcome.${first.outcome}`) }),
          kind: 'warning',
        })
    },
    onError: (error) => toast({ title: t('done.failed'), description: errorText(error), kind: 'danger' }),
    onSettled: () => refreshCases(cache),
  })
}

const withSeen = async ({ caseId, seen }: Asked['cases'][number]) => ({
  caseId,
  seen: seen ?? (await call(readCase, { caseId })).seen,
})

function useUndo() {
  const t = useTranslations('moderation.done')
  const cache = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: (decisionIds: DecisionId[]) => call(undoDecisions, { decisionIds }),
    onMutate: () => setUndo(null, 0),
    onSuccess: ({ undone }) => toast({ title: t(undone.length > 0 ? 'undone' : 'notUndone') }),
    onError: (error) => toast({ title: t('notUndone'), description: errorText(error), kind: 'danger' }),
    onSettled: () => refreshCases(cache),
  })
}
