import { Button } from '#web/ui/button.tsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AboutPart } from './about-part.tsx'
import { BasicsPart } from './basics-part.tsx'
import { FIELDS_OF_STEP, FORM_STEPS, type FormStep, missingPhotos } from './dating-form-policy.ts'
import { InterestsPart } from './interests-part.tsx'
import { useDatingForm } from './open-form.ts'
import { PhotosPart } from './photos-part.tsx'
import { StepBar } from './step-bar.tsx'

/** One form in four steps; what is written stays on the device until it is sent. */
export function OnboardingSteps({ onDone }: { onDone: () => void }) {
  const t = useTranslations('dating')
  const [step, setStep] = useState<FormStep>('basics')
  const [reached, setReached] = useState(0)
  const { form, isKept, phase, submit } = useDatingForm(null, onDone)
  const section = useRef<HTMLFormElement>(null)
  const index = FORM_STEPS.indexOf(step)
  const isLast = index === FORM_STEPS.length - 1
  const isBusy = phase !== 'idle'
  const photos = form.watch('photos')
  useBeginning(section, step)

  const go = (next: FormStep) => {
    setReached((most) => Math.max(most, FORM_STEPS.indexOf(next)))
    setStep(next)
  }
  const leave = async () => {
    if (await form.trigger([...FIELDS_OF_STEP[step]])) return go(FORM_STEPS[index + 1] ?? 'photos')
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
      <StepBar isKept={isKept} step={step} reached={reached} onStep={go} />
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
        <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 -mx-4 mt-8 flex gap-3 border-t border-border bg-background px-4 py-3 md:bottom-0 md:mx-0 md:ps-0 md:pe-10 min-[54rem]:pe-0">
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
              disabled={isBusy || missingPhotos(photos) > 0}
              isPending={isBusy}
            >
              {label}
            </Button>
          ) : (
            <Button type="submit" size="lg" className="ms-auto grow sm:grow-0 sm:px-10">
              {t('steps.next')}
              <ArrowRight size={18} aria-hidden="true" />
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}

/** A new step begins at its heading, for eyes and for screen readers. */
function useBeginning(section: { current: HTMLElement | null }, step: FormStep): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    section.current?.querySelector<HTMLElement>('#dating-step')?.focus({ preventScroll: true })
  }, [section, step])
}

/** Leads to the first field that is not right yet. */
function showProblem(section: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const first = section?.querySelector<HTMLElement>('[data-invalid], [aria-invalid="true"]')
    first?.scrollIntoView({ block: 'center' })
    const control = first?.matches('input,button,textarea')
      ? first
      : first?.querySelector<HTMLElement>('input:not([hidden]),button,textarea,[role="spinbutton"]')
    control?.focus({ preventScroll: true })
  })
}
