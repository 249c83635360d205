import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { appealDecision } from '#contract/moderation/decisions/appeal-decision.ts'
import { AppealText, DECISION_LIMITS, type DecisionId } from '#contract/moderation/decisions/decision.ts'
import { listOwnDecisions } from '#contract/moderation/decisions/list-own-decisions.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const Fields = z.object({ text: AppealText })

/** Says why a decision is wrong; once for each. */
export function AppealSheet({ decisionId, onClose }: { decisionId: DecisionId; onClose: () => void }) {
  const t = useTranslations('moderation.own')
  const cache = useQueryClient()
  const showRefusal = useShowRefusal()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Fields),
    defaultValues: { text: '' },
  })
  const send = handleSubmit(async ({ text }) => {
    try {
      await call(appealDecision, { decisionId, text })
      toast({ title: t('appealSent'), description: t('appealSentMore'), kind: 'success' })
      onClose()
      await cache.invalidateQueries({ queryKey: api(listOwnDecisions).key() })
    } catch (error) {
      toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  return (
    <Sheet isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={t('appealTitle')}>
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5 p-1">
        <TextAreaField
          control={control}
          name="text"
          label={t('appealText')}
          hint={t('appealHint')}
          max={DECISION_LIMITS.appealMax}
          rows={6}
          isRequired
        />
        <Button type="submit" size="lg" fullWidth isPending={formState.isSubmitting}>
          {t('appealSend')}
        </Button>
      </form>
    </Sheet>
  )
}
