import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { text } from '#contract/kit/text.ts'
import { REVIEW_LIMITS, type ReviewId } from '#contract/reviews/review.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { useAnswerReview } from './write-review.ts'

/** One reply to a review about oneself, for whoever wants to give one. */
export function ReplyForm({ reviewId }: { reviewId: ReviewId }) {
  const t = useTranslations('reviews.own')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Form reviewId={reviewId} />
  return (
    <Button variant="outline" className="min-h-11 justify-self-start" onClick={() => setOpen(true)}>
      {t('replyAction')}
    </Button>
  )
}

function Form({ reviewId }: { reviewId: ReviewId }) {
  const t = useTranslations('reviews.own')
  const showRefusal = useShowRefusal()
  const answer = useAnswerReview()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(z.object({ reply: text({ min: 1, max: REVIEW_LIMITS.wordsMax }) })),
    defaultValues: { reply: '' },
  })
  const send = handleSubmit(async ({ reply }) => {
    try {
      await answer.mutateAsync({ reviewId, reply })
      toast({ title: t('answered') })
    } catch (error) {
      toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-3">
      <TextAreaField
        control={control}
        name="reply"
        label={t('replyLabel')}
        hint={t('replyHint')}
        max={REVIEW_LIMITS.wordsMax}
        rows={2}
      />
      <Button
        type="submit"
        variant="secondary"
        className="min-h-11 justify-self-start"
        isPending={formState.isSubmitting}
      >
        {t('send')}
      </Button>
    </form>
  )
}
