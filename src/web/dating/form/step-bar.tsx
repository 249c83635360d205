import { useTranslations } from 'use-intl'
import { FORM_STEPS, type FormStep } from './dating-form-policy.ts'

interface StepBarProps {
  /** Does the device keep what is written? */
  isKept: boolean
  step: FormStep
  /** The furthest step that was on the screen; those up to it can be gone to. */
  reached: number
  onStep: (step: FormStep) => void
}

/** Where one is: a bar in four pieces, with their names where there is room. */
export function StepBar({ isKept, step, reached, onStep }: StepBarProps) {
  const t = useTranslations('dating.steps')
  const index = FORM_STEPS.indexOf(step)
  return (
    <header className="mb-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-lg font-bold">{t('title')}</h1>
        <p className="text-sm text-muted">{t(isKept ? 'kept' : 'notKept')}</p>
      </div>
      <nav aria-label={t('label')}>
        <ol className="-my-3 flex gap-1.5 sm:my-0">
          {FORM_STEPS.map((one, i) => (
            <li key={one} className="min-w-0 flex-1">
              <button
                type="button"
                aria-current={i === index ? 'step' : undefined}
                disabled={i > reached}
                onClick={() => onStep(one)}
                className="group flex min-h-11 w-full flex-col justify-center gap-1.5 text-start text-sm enabled:cursor-pointer"
              >
                <span
                  aria-hidden="true"
                  className={`block h-1.5 w-full rounded-full transition-colors ${i <= index ? 'bg-accent' : 'bg-surface-tertiary group-enabled:bg-accent/40'}`}
                />
                <span
                  className={`max-sm:sr-only ${i === index ? 'font-semibold' : 'text-muted group-enabled:group-hover:underline'}`}
                >
                  {t(`${one}.name`)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <p className="text-sm text-muted tabular-nums sm:sr-only">
        {t('of', { n: index + 1, count: FORM_STEPS.length })} · {t(`${step}.name`)}
      </p>
    </header>
  )
}
