import { Button } from '#web/ui/button.tsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { PostingStep } from './form/find-problems.ts'
import type { ListingForm } from './form/listing-form-policy.ts'

interface StepBarProps {
  form: UseFormReturn<ListingForm>
  step: PostingStep
  hasTabBar: boolean
  isBusy: boolean
  onBack: () => void
  onNext: () => void
  onPublish: () => void
}

/** Back and on, always in reach of the thumb. */
export function StepBar({ form, step, hasTabBar, isBusy, onBack, onNext, onPublish }: StepBarProps) {
  const t = useTranslations('listings.posting')
  const photos = useWatch({ control: form.control, name: 'photos' })
  const isSending = photos.some(({ state }) => state === 'uploading')
  const below = hasTabBar
    ? 'bottom-[calc(var(--spacing)*14+env(safe-area-inset-bottom))] md:bottom-0'
    : 'bottom-0'
  return (
    <div
      className={`sticky z-30 -mx-4 flex gap-3 border-t border-border bg-background px-4 py-3 md:mx-0 md:ps-0 md:pe-10 min-[54rem]:pe-0 ${below}`}
    >
      {step !== 'kind' && (
        <Button size="lg" variant="tertiary" disabled={isBusy} onClick={onBack}>
          <ArrowLeft size={18} aria-hidden="true" />
          {t('back')}
        </Button>
      )}
      {step === 'preview' ? (
        <Button
          size="lg"
          className="ms-auto grow sm:grow-0 sm:px-10"
          disabled={isSending}
          isPending={isBusy}
          onClick={onPublish}
        >
          {t(isSending ? 'sendingPhotos' : isBusy ? 'publishing' : 'publish')}
        </Button>
      ) : (
        <Button size="lg" className="ms-auto grow sm:grow-0 sm:px-10" onClick={onNext}>
          {t('next')}
          <ArrowRight size={18} aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
