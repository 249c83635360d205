import { Button } from '#web/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Check, PencilLine, X } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { answerReview } from '#contract/listings/review/answer-review.ts'
import { DECISION_NOTE_MAX, DecisionReason, type ReviewDecision } from '#contract/listings/review/decision.ts'
import type { ReviewDetail } from '#contract/listings/review/review.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'

type Refusal = Exclude<ReviewDecision, 'approve'>

/** Approves at one press; whoever sends something back or refuses it gives the reason first. */
export function AnswerForm({ review }: { review: ReviewDetail }) {
  const t = useTranslations('listings.review')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const answer = useAnswer(review)
  const choose = (next: Refusal) => setRefusal((now) => (now === next ? null : next))
  return (
    <div className="grid gap-4 border-t border-border pt-4">
      <div className="flex flex-wrap gap-2">
        <Button isPending={answer.isPending} onClick={() => answer.mutate({ decision: 'approve' })}>
          <Check size={18} aria-hidden="true" />
          {t('approve')}
        </Button>
        <Button
          variant="outline"
          aria-expanded={refusal === 'request_changes'}
          onClick={() => choose('request_changes')}
        >
          <PencilLine size={18} aria-hidden="true" />
          {t('requestChanges')}
        </Button>
        <Button variant="outline" aria-expanded={refusal === 'reject'} onClick={() => choose('reject')}>
          <X size={18} aria-hidden="true" className="text-danger" />
          {t(review.subject === 'later_look' ? 'takeDown' : 'refuse')}
        </Button>
      </div>
      {refusal !== null && (
        <RefusalForm
          key={refusal}
          refusal={refusal}
          isBusy={answer.isPending}
          onSend={(why) => answer.mutate({ decision: refusal, ...why })}
        />
      )}
    </div>
  )
}

interface Why {
  reason: DecisionReason
  note: string | null
}

interface RefusalFormProps {
  refusal: Refusal
  isBusy: boolean
  onSend: (why: Why) => void
}

function RefusalForm({ refusal, isBusy, onSend }: RefusalFormProps) {
  const t = useTranslations('listings.review')
  const { control } = useForm<{ reason: string | undefined; note: string }>({
    defaultValues: { reason: undefined, note: '' },
  })
  const [chosen, note] = useWatch({ control, name: ['reason', 'note'] })
  const reason = DecisionReason.safeParse(chosen).data
  const words = note.trim()
  const isReady = reason !== undefined && (reason !== 'other' || words !== '')
  return (
    <div className="grid gap-4 rounded-2xl bg-surface-secondary p-4">
      <ChoiceField
        control={control}
        name="reason"
        label={t('reason')}
        isRequired
        choices={DecisionReason.options.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <TextAreaField
        control={control}
        name="note"
        label={t(reason === 'other' ? 'noteNeeded' : 'note')}
        max={DECISION_NOTE_MAX}
        rows={3}
        isRequired={reason === 'other'}
      />
      <Button
        variant={refusal === 'reject' ? 'danger' : 'primary'}
        className="justify-self-start"
        isPending={isBusy}
        disabled={!isReady}
        onClick={() => reason && onSend({ reason, note: words === '' ? null : words })}
      >
        {t(`send.${refusal}`)}
      </Button>
    </div>
  )
}

function useAnswer({ id, version }: ReviewDetail) {
  const t = useTranslations('listings.review')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ decision, ...why }: { decision: ReviewDecision } & Partial<Why>) =>
      call(answerReview, { reviewId: id, version, decision, ...why }),
    onSuccess: async (_, { decision }) => {
      toast({ title: t(`done.${decision}`), kind: 'success' })
      await navigate({ to: '/manager', search: {} })
    },
    onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['listings'] }),
  })
}
