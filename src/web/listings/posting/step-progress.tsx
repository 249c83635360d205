import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { POSTING_STEPS, type PostingStep } from './form/find-problems.ts'

interface StepProgressProps {
  title: string
  step: PostingStep
  /** The furthest step that was on the screen; those up to it can be gone to. */
  reached: number
  onStep: (step: PostingStep) => void
  /** Beside the title: where the text is. */
  children: ReactNode
}

/** Where one is in the flow: a bar in pieces, with their names where there is room. */
export function StepProgress({ title, step, reached, onStep, children }: StepProgressProps) {
  const t = useTranslations('listings.posting')
  const index = POSTING_STEPS.indexOf(step)
  return (
    <header className="mb-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-lg font-bold">{title}</h1>
        {children}
      </div>
      <nav aria-label={t('steps')}>
        <ol className="-my-3 flex gap-1.5 sm:my-0">
          {POSTING_STEPS.map((one, i) => (
            <li key={one} className="min-w-0 flex-1">
              <button
                type="button"
                aria-current={i === index ? 'step' : undefined}
                disabled={i > reached && i > index}
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
                  {t(`step.${one}.name`)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <p className="text-sm text-muted tabular-nums sm:sr-only">
        {t('stepOf', { n: index + 1, count: POSTING_STEPS.length })} · {t(`step.${step}.name`)}
      </p>
    </header>
  )
}
