import { Button } from '#web/ui/button.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { DecisionNote } from '#web/listings/life/decision-note.tsx'
import { StaleNotice } from './draft/stale-notice.tsx'
import { storeLocalDraft } from './draft/store-local-draft.ts'
import { DetailsSection } from './form/details-section.tsx'
import { listingResolver, POSTING_STEPS, type PostingStep } from './form/find-problems.ts'
import { KindSection } from './form/kind-section.tsx'
import type { ListingForm } from './form/listing-form-policy.ts'
import { PhotosSection, useFormUploads } from './form/photos-section.tsx'
import { PriceSection } from './form/price-section.tsx'
import { focusNextField } from '#web/ui/focus-next-field.ts'
import { showProblem, useRecheck } from '#web/ui/fields/show-problem.ts'
import { LivePreview } from './live-preview.tsx'
import { useSaveListing } from './save-listing.ts'
import { WithheldNote } from './withheld-note.tsx'

interface EditFormProps {
  userId: string
  start: OwnListing
  values: ListingForm
  /** The form begins with changes that were made here before and never saved. */
  isUnsaved: boolean
  onSaved: () => void
  onReload: () => void
}

/** A published listing on one page. Nothing is saved before the button: others see it at once. */
export function EditForm({ userId, start, values, isUnsaved, onSaved, onReload }: EditFormProps) {
  const t = useTranslations('listings.posting')
  const tUi = useTranslations('ui')
  const errorText = useErrorText()
  const { problems } = useLanguage().catalogue
  const form = useForm<ListingForm>({
    defaultValues: values,
    resolver: listingResolver(problems),
    mode: 'onTouched',
  })
  const { getValues, subscribe, trigger } = form
  useRecheck(form)
  const body = useRef<HTMLDivElement>(null)
  const uploads = useFormUploads(form, null)
  const saving = useSaveListing(userId, start, form)
  const { id, version } = start

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: now }) => storeLocalDraft({ userId, id }, version, now),
      }),
    [id, subscribe, userId, version],
  )

  const save = async () => {
    const isComplete = await trigger()
    if (isComplete && getValues('photos').some(({ state }) => state === 'uploading'))
      return toast({ title: t('sendingPhotos') })
    const saved = isComplete ? await saving.save() : null
    if (!saved) return showProblem(body.current)
    showSaved(saved)
  }
  const keep = async () => {
    const saved = await saving.save({ isOver: true })
    if (saved) showSaved(saved)
  }
  const showSaved = ({ revision }: OwnListing) => {
    toast({ title: t(revision === 'pending_review' ? 'savedWaits' : 'saved'), kind: 'success' })
    onSaved()
  }
  const sections: Record<Exclude<PostingStep, 'preview'>, ReactNode> = {
    kind: <KindSection form={form} isCategoryFixed />,
    photos: <PhotosSection form={form} uploads={uploads} />,
    details: <DetailsSection form={form} />,
    price: <PriceSection form={form} />,
  }
  return (
    <div className="mx-auto grid max-w-2xl gap-x-12 lg:max-w-none lg:grid-cols-[minmax(0,42rem)_20rem] lg:justify-center">
      <div className="min-w-0">
        <PageHeading title={t('edit')} lead={t('editLead')} />
        {isUnsaved && (
          <div className="mb-6 flex flex-wrap items-center justify-between gap-2 rounded-2xl bg-accent-soft py-2 ps-4 pe-2 text-accent-soft-foreground">
            <p className="min-w-0 flex-1 basis-48">{t('restored')}</p>
            <Button variant="ghost" onClick={onReload}>
              {t('discard')}
            </Button>
          </div>
        )}
        <div className="mb-6 grid gap-3 empty:hidden">
          <DecisionNote listing={start} />
          <WithheldNote listing={start} />
        </div>
        {saving.isStale && <StaleNotice onReload={onReload} onKeep={() => void keep()} />}
        <div
          ref={body}
          onKeyDownCapture={focusNextField}
          className="grid gap-12 pb-10 [&_:is(input,textarea,button)]:scroll-mb-24"
        >
          {POSTING_STEPS.filter((step) => step !== 'preview').map((step) => (
            <section key={step} aria-labelledby={`part-${step}`} className="grid gap-5">
              <h2 id={`part-${step}`} className="text-2xl font-bold">
                {t(`step.${step}.name`)}
              </h2>
              {sections[step]}
            </section>
          ))}
        </div>
        {saving.failure !== null && !saving.isStale && (
          <p role="alert" className="mb-4 rounded-2xl bg-danger px-4 py-3 font-medium text-danger-foreground">
            {errorText(saving.failure)}
          </p>
        )}
        <div className="sticky bottom-0 z-30 -mx-4 flex justify-end gap-3 border-t border-border bg-background px-4 py-3 md:mx-0 md:ps-0 md:pe-10 min-[54rem]:pe-0">
          <ButtonLink to="/listing/$id" params={{ id }} variant="tertiary" size="lg">
            {tUi('cancel')}
          </ButtonLink>
          <Button
            size="lg"
            className="grow sm:grow-0 sm:px-10"
            isPending={saving.isBusy}
            onClick={() => void save()}
          >
            {saving.isBusy ? t('save.saving') : t('saveButton')}
          </Button>
        </div>
      </div>
      <LivePreview control={form.control} />
    </div>
  )
}
