import { Button } from '#web/ui/button.tsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { showProblem } from '#web/ui/fields/show-problem.ts'
import { StepProgress, useStepFocus } from '#web/ui/step-progress.tsx'
import { AboutPart } from './about-part.tsx'
import { BasicsPart } from './basics-part.tsx'
import { FIELDS_OF_STEP, FORM_STEPS, type FormStep, missingPhotos } from './dating-form-policy.ts'
import { InterestsPart } from './interests-part.tsx'
import { useDatingForm } from './open-form.ts'
import { PhotosPart } from './photos-part.tsx'

const ProtectionPart = lazy(() =>
  import('./protection-part.tsx').then((module) => ({ default: module.ProtectionPart })),
)

/** One form in five steps; what is written stays on the device until it is sent. */
export function OnboardingSteps({ onDone }: { onDone: () => void }) {
  const t = useTranslations('dating')
  const [step, setStep] = useState<FormStep>('basics')
  const [reached, setReached] = useState(0)
  const { form, isPersisted, phase, submit } = useDatingForm(null, onDone)
  const section = useRef<HTMLFormElement>(null)
  const index = FORM_STEPS.indexOf(step)
  const isLast = index === FORM_STEPS.length - 1
  const isBusy = phase !== 'idle'
  const photos = form.watch('photos')
  useStepFocus(section, step, 'dating-step')

  const go = (next: FormStep) => {
    setReached((most) => Math.max(most, FORM_STEPS.indexOf(next)))
    setStep(next)
  }
  const lacksPhotos = missingPhotos(photos) > 0
  const leave = async () => {
    if (await form.trigger([...FIELDS_OF_STEP[step]])) return go(FORM_STEPS[index + 1] ?? 'protection')
    showProblem(section.current)
  }
  const finish = async () => {
    await submit()
    const wrong = FORM_STEPS.find((one) =>
      FIELDS_OF_STEP[one].some((field) => form.getFieldState(field).invalid),
    )
    if (wrong !== undefined) setStep(wrong)
  }
  const label = {
    idle: t('form.join'),
    uploading: t('form.uploading'),
    submitting: t('form.creating'),
  }[phase]
  return (
    <div className="mx-auto max-w-2xl">
      <StepProgress
        title={t('steps.title')}
        label={t('steps.label')}
        steps={FORM_STEPS.map((key) => ({ key, name: t(`steps.${key}.name`) }))}
        step={step}
        reached={reached}
        onStep={go}
        count={t('steps.of', { n: FORM_STEPS.indexOf(step) + 1, count: FORM_STEPS.length })}
      >
        <p className="text-sm text-muted">{t(isPersisted ? 'steps.kept' : 'steps.notKept')}</p>
      </StepProgress>
      <form
        ref={section}
        noValidate
        aria-labelledby="dating-step"
        onSubmit={(event) => {
          event.preventDefault()
          void (isLast ? finish() : leave())
        }}
      >
        <h2 id="dating-step" tabIndex={-1} className="mb-5 text-2xl font-bold">
          {t(`steps.${step}.title`)}
        </h2>
        {step === 'basics' && <BasicsPart form={form} />}
        {step === 'about' && <AboutPart form={form} />}
        {step === 'interests' && <InterestsPart form={form} />}
        {step === 'photos' && <PhotosPart form={form} isSending={phase === 'uploading'} />}
        {step === 'protection' && (
          <Suspense>
            <ProtectionPart form={form} />
          </Suspense>
        )}
        <div className="sticky bottom-[calc(var(--spacing)*14+env(safe-area-inset-bottom))] z-30 -mx-4 mt-8 flex gap-3 border-t border-border bg-background px-4 py-3 md:bottom-0 md:mx-0 md:ps-0 md:pe-10 min-[54rem]:pe-0">
          {index > 0 && (
            <Button
              size="lg"
              variant="tertiary"
              disabled={isBusy}
              onClick={() => setStep(FORM_STEPS[index - 1] ?? 'basics')}
            >
              <ArrowLeft size={18} aria-hidden="true" />
              {t('steps.back')}
            </Button>
          )}
          {isLast ? (
            <Button
              type="submit"
              size="lg"
              className="ms-auto grow sm:grow-0 sm:px-8"
              disabled={isBusy || lacksPhotos}
              isPending={isBusy}
            >
              {label}
            </Button>
          ) : (
            <Button
              type="submit"
              size="lg"
              className="ms-auto grow sm:grow-0 sm:px-10"
              disabled={step === 'photos' && lacksPhotos}
            >
              {t('steps.next')}
              <ArrowRight size={18} aria-hidden="true" />
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
