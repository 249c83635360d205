import { useEffect, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Place } from '#contract/geo/place.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { currencyOf } from '#contract/listings/price.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { toast } from '#web/platform/device/toast.ts'
import { DetailsSection } from './form/details-section.tsx'
import {
  FIELDS_OF_STEP,
  findProblems,
  listingResolver,
  POSTING_STEPS,
  type PostingStep,
  stepOf,
} from './form/find-problems.ts'
import { KindSection } from './form/kind-section.tsx'
import { languageOf, type ListingForm } from './form/listing-form-policy.ts'
import { PhotosSection, useFormUploads } from './form/photos-section.tsx'
import { PriceSection } from './form/price-section.tsx'
import { StepProgress, useStepFocus } from '#web/ui/step-progress.tsx'
import { focusNextField } from '#web/ui/focus-next-field.ts'
import { showProblem, useRecheck } from '#web/ui/fields/show-problem.ts'
import { useDraft } from './draft/save-draft.ts'
import { localName } from './draft/store-local-draft.ts'
import { SaveLine } from './draft/save-line.tsx'
import { StaleNotice } from './draft/stale-notice.tsx'
import { LivePreview } from './live-preview.tsx'
import { PreviewStep } from './preview-step.tsx'
import { usePublish } from './publish-listing.ts'
import { StepBar } from './step-bar.tsx'

interface PostingFlowProps {
  userId: string
  /** The draft as the server has it, or null for one that it has not got. */
  start: OwnListing | null
  values: ListingForm
  /** What stands in the form is newer than what the server has. */
  isUnsaved: boolean
  /** The city to begin with, once it is found. */
  nearby: Place | null
  step: PostingStep
  onStep: (step: PostingStep) => void
  onCreated?: (listing: OwnListing) => void
  /** It is on this device and not with the server. */
  onPersisted?: () => void
  onPublished: (listing: OwnListing) => void
  onReload: () => void
  /** The five tabs of the app stand below: the bar of this page keeps clear of them. */
  hasTabBar: boolean
}

/** The card that grows beside the form, where there is room. */
const BESIDE_PREVIEW = 'lg:max-w-none lg:grid-cols-[minmax(0,42rem)_20rem] lg:justify-center'

/** One question after the other, from the kind of thing to its preview; every change saves itself. */
export function PostingFlow(props: PostingFlowProps) {
  const { userId, start, values, isUnsaved, step, onStep, onCreated, onPersisted, onPublished, onReload } =
    props
  const t = useTranslations('listings.posting')
  const { problems } = useLanguage().catalogue
  const form = useForm<ListingForm>({
    defaultValues: values,
    resolver: listingResolver(problems),
    mode: 'onTouched',
  })
  const { getValues, setValue, subscribe, trigger } = form
  useRecheck(form)
  const draft = useDraft(userId, start)
  const { change, listing } = draft
  const uploads = useFormUploads(form, {
    of: localName({ userId, id: listing?.id ?? null }),
    isFresh: start === null && !isUnsaved,
  })
  const publish = usePublish(draft, form, onPublished)
  const section = useRef<HTMLElement>(null)
  const [reached, setReached] = useState<number>(start ? POSTING_STEPS.length : POSTING_STEPS.indexOf(step))
  const index = POSTING_STEPS.indexOf(step)

  useEffect(() => {
    if (isUnsaved) change(getValues())
    return subscribe({ formState: { values: true }, callback: ({ values: now }) => change(now) })
  }, [change, getValues, isUnsaved, subscribe])

  const announced = useRef(start?.id)
  useEffect(() => {
    if (!listing || announced.current === listing.id) return
    announced.current = listing.id
    onCreated?.(listing)
  }, [listing, onCreated])

  const isOnlyHere = draft.state.is === 'unsaved' && listing === null
  useEffect(() => {
    if (isOnlyHere) onPersisted?.()
  }, [isOnlyHere, onPersisted])

  useNearby(form, props.nearby)
  useStepFocus(section, step, 'step')

  const go = (next: PostingStep) => {
    setReached((most) => Math.max(most, POSTING_STEPS.indexOf(next)))
    onStep(next)
  }
  const leave = async () => {
    if (!(await trigger(FIELDS_OF_STEP[step]))) return showProblem(section.current)
    if (step === 'details' && !form.getFieldState('lang').isDirty)
      setValue('lang', languageOf(getValues(), getValues('lang')))
    go(POSTING_STEPS[index + 1] ?? 'preview')
  }
  const send = async (options?: { allowDuplicate: boolean }) => {
    const isComplete = await trigger()
    const [first] = isComplete ? await publish.send(options) : findProblems(getValues(), problems, new Date())
    if (!first) return
    toast({ title: t('incomplete'), kind: 'warning' })
    go(stepOf(first.path))
    showProblem(section.current)
  }
  return (
    <div className={`mx-auto grid max-w-2xl gap-x-12 ${step === 'preview' ? '' : BESIDE_PREVIEW}`}>
      <div className="min-w-0">
        <StepProgress
          title={t('heading')}
          label={t('steps')}
          steps={POSTING_STEPS.map((key) => ({ key, name: t(`step.${key}.name`) }))}
          step={step}
          reached={reached}
          onStep={go}
          count={t('stepOf', { n: POSTING_STEPS.indexOf(step) + 1, count: POSTING_STEPS.length })}
        >
          <SaveLine
            state={draft.state}
            isPersisted={draft.isPersisted}
            onRetry={() => void draft.flush().catch(() => undefined)}
          />
        </StepProgress>
        {draft.state.is === 'stale' && <StaleNotice onReload={onReload} />}
        <section
          ref={section}
          aria-labelledby="step"
          onKeyDownCapture={focusNextField}
          className="pb-8 [&_:is(input,textarea,button)]:scroll-mb-36"
        >
          <h2 id="step" tabIndex={-1} className="text-2xl font-bold">
            {t(`step.${step}.title`)}
          </h2>
          <p className="mt-1 mb-6 text-muted">{t(`step.${step}.lead`)}</p>
          {step === 'kind' && <KindSection form={form} isCategoryFixed={false} />}
          {step === 'photos' && <PhotosSection form={form} uploads={uploads} />}
          {step === 'details' && <DetailsSection form={form} />}
          {step === 'price' && <PriceSection form={form} />}
          {step === 'preview' && (
            <PreviewStep
              form={form}
              failure={publish.failure}
              onStep={go}
              onEvenSo={() => void send({ allowDuplicate: true })}
            />
          )}
        </section>
        <StepBar
          form={form}
          step={step}
          hasTabBar={props.hasTabBar}
          isBusy={publish.isBusy}
          onBack={() => onStep(POSTING_STEPS[index - 1] ?? 'kind')}
          onNext={() => void leave()}
          onPublish={() => void send()}
        />
      </div>
      {step !== 'preview' && <LivePreview control={form.control} />}
    </div>
  )
}

/** The device may take its time to say where it is: the city is filled in when nobody has chosen one. */
function useNearby({ getValues, getFieldState, setValue }: UseFormReturn<ListingForm>, nearby: Place | null) {
  useEffect(() => {
    if (!nearby || getValues('place') || getFieldState('place').isDirty) return
    setValue('place', nearby)
    setValue('price.currency', currencyOf(nearby.country))
  }, [getFieldState, getValues, nearby, setValue])
}
