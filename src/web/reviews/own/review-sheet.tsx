import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import {
  type ExchangeId,
  REVIEW_LIMITS,
  type ReviewTag,
  ReviewWords,
  tagsFor,
} from '#contract/reviews/review.ts'
import { toast } from '#web/platform/device/toast.ts'
import { chipClass } from '#web/ui/chip-class.ts'
import { useShowRefusal } from '#web/ui/fields/show-refusal.ts'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { FormSheet } from '#web/ui/form-sheet.tsx'
import { StarsField } from './stars-field.tsx'
import { useWriteReview } from './write-review.ts'

interface ReviewSheetProps {
  exchangeId: ExchangeId
  name: string
  onClose: () => void
}

/** How it was with the other: stars, what fits, and a few words. */
export function ReviewSheet({ exchangeId, name, onClose }: ReviewSheetProps) {
  const t = useTranslations('reviews.form')
  const showRefusal = useShowRefusal()
  const write = useWriteReview()
  const [stars, setStars] = useState(0)
  const [tags, setTags] = useState<ReviewTag[]>([])
  const [isStarless, setStarless] = useState(false)
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(z.object({ words: ReviewWords })),
    defaultValues: { words: '' },
  })
  const choose = (next: number) => {
    setStars(next)
    setStarless(false)
    setTags(tags.filter((tag) => tagsFor(next).includes(tag)))
  }
  const send = handleSubmit(async ({ words }) => {
    if (stars === 0) {
      setStarless(true)
      return
    }
    try {
      await write.mutateAsync({ exchangeId, review: { stars, tags, words: words || null } })
      toast({ title: t('sent') })
      onClose()
    } catch (error) {
      toast({ title: t('failed'), description: showRefusal(error, setError), kind: 'danger' })
    }
  })
  return (
    <FormSheet
      isOpen
      title={t('title', { name })}
      isDirty={stars > 0 || formState.isDirty}
      isBusy={formState.isSubmitting}
      submitLabel={t('send')}
      onSubmit={() => void send()}
      onClose={onClose}
      words={{
        cancel: t('cancel'),
        title: t('leave.title'),
        text: t('leave.text'),
        confirm: t('leave.confirm'),
      }}
    >
      <div className="grid gap-5 pb-2">
        <StarsField value={stars} onChange={choose} isInvalid={isStarless} />
        {stars > 0 && <TagsField stars={stars} tags={tags} onChange={setTags} />}
        <TextAreaField
          control={control}
          name="words"
          label={t('words')}
          hint={t('hint')}
          max={REVIEW_LIMITS.wordsMax}
          rows={4}
        />
      </div>
    </FormSheet>
  )
}

interface TagsFieldProps {
  stars: number
  tags: readonly ReviewTag[]
  onChange: (tags: ReviewTag[]) => void
}

function TagsField({ stars, tags, onChange }: TagsFieldProps) {
  const t = useTranslations('reviews')
  const isFull = tags.length >= REVIEW_LIMITS.tagsMax
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t('form.tags')}</legend>
      <div className="flex flex-wrap gap-2">
        {tagsFor(stars).map((tag) => {
          const isChosen = tags.includes(tag)
          return (
            <button
              key={tag}
              type="button"
              aria-pressed={isChosen}
              disabled={!isChosen && isFull}
              className={`${chipClass(isChosen)} cursor-pointer disabled:cursor-default disabled:opacity-50`}
              onClick={() => onChange(isChosen ? tags.filter((one) => one !== tag) : [...tags, tag])}
            >
              {t(`tag.${tag}`)}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
