import { Button } from '#web/ui/button.tsx'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { isLost } from '#web/media/public.tsx'
import { writtenIn } from '#contract/listings/written-in.ts'
import { INTERFACE_LANGUAGES } from '#contract/language/language.ts'
import { InLanguage } from '#web/platform/language/in-language.tsx'
import { useLanguage } from '#web/platform/language/language.tsx'
import { LANGUAGE_NAMES } from '#web/ui/choices/language-names.ts'
import { ChoiceChips } from '#web/listings/search/choice-chips.tsx'
import { useDetailLines } from '#web/listings/page/write-detail.tsx'
import { findProblems, POSTING_STEPS, type PostingStep, stepOf } from './form/find-problems.ts'
import { filledDetails, type ListingForm, priceOf, translationOf } from './form/listing-form-policy.ts'
import { CardPreview } from './live-preview.tsx'
import { PublishRefusal } from './publish-refusal.tsx'

interface PreviewStepProps {
  form: UseFormReturn<ListingForm>
  /** Why it could not be published. */
  failure: unknown
  onStep: (step: PostingStep) => void
  /** Publish it although one's own other listing says nearly the same. */
  onEvenSo: () => void
}

/** What others will see, and what is still missing. */
export function PreviewStep({ form, failure, onStep, onEvenSo }: PreviewStepProps) {
  const values = useWatch({ control: form.control, compute: (now) => now })
  const [opened] = useState(() => new Date())
  const t = useTranslations('listings.posting')
  const { language, catalogue } = useLanguage()
  const { problems: words } = catalogue
  const [read, setRead] = useState(language)
  const problems = findProblems(values, words, opened)
  const failed = values.photos.filter(isLost).length
  return (
    <div className="grid gap-6">
      {failure !== null && <PublishRefusal failure={failure} onEvenSo={onEvenSo} />}
      <ChoiceChips
        label={t('previewLanguage')}
        value={read}
        onChange={(next) => setRead(INTERFACE_LANGUAGES.find((one) => one === next) ?? language)}
        choices={INTERFACE_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <div aria-hidden="true" inert>
          <InLanguage language={read}>
            <CardPreview control={form.control} />
          </InLanguage>
        </div>
        <ul className="grid gap-2">
          {POSTING_STEPS.filter((step) => step !== 'preview').map((step) => (
            <StepRow
              key={step}
              step={step}
              missing={problems.filter(({ path }) => stepOf(path) === step).length}
              failedPhotos={step === 'photos' ? failed : 0}
              onEdit={() => onStep(step)}
            />
          ))}
        </ul>
      </div>
      <InLanguage language={read}>
        <Description values={values} />
      </InLanguage>
    </div>
  )
}

interface StepRowProps {
  step: PostingStep
  missing: number
  failedPhotos: number
  onEdit: () => void
}

function StepRow({ step, missing, failedPhotos, onEdit }: StepRowProps) {
  const t = useTranslations('listings.posting')
  const isFine = missing === 0 && failedPhotos === 0
  return (
    <li className="flex items-center gap-3 rounded-2xl bg-surface py-1.5 ps-4 pe-1.5 shadow-card">
      {isFine ? (
        <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-success" />
      ) : (
        <CircleAlert size={20} aria-hidden="true" className="shrink-0 text-danger" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t(`step.${step}.name`)}</span>
        {missing > 0 && <span className="block text-sm text-danger">{t('missing', { count: missing })}</span>}
        {failedPhotos > 0 && (
          <span className="block text-sm text-danger">{t('failedPhotos', { count: failedPhotos })}</span>
        )}
      </span>
      <Button variant="ghost" aria-label={t('changeStep', { step: t(`step.${step}.name`) })} onClick={onEdit}>
        {t('change')}
      </Button>
    </li>
  )
}

function Description({ values }: { values: ListingForm }) {
  const t = useTranslations('listings.posting')
  const { shown } = useLanguage()
  const { category, title, description, lang, photos } = writtenIn(
    { ...values, translation: translationOf(values) },
    shown,
  )
  const lines = useDetailLines({
    category,
    details: filledDetails(values.details),
    price: priceOf(values.price),
    place: values.place,
  })
  if (description.trim() === '' && lines.length === 0 && photos.length === 0) return null
  return (
    <article
      aria-label={t('step.preview.name')}
      className="grid gap-4 rounded-card bg-surface p-5 shadow-card"
    >
      <h3 lang={lang} className="text-xl font-bold">
        {title.trim() || t('untitled')}
      </h3>
      <p lang={lang} className="max-w-prose whitespace-pre-line">
        {description.trim()}
      </p>
      {lines.length > 0 && (
        <dl className="grid gap-x-6 gap-y-2 border-t border-border pt-4 text-sm sm:grid-cols-2">
          {lines.map(({ name, label, value }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}
