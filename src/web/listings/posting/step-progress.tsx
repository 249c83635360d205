import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { POSTING_STEPS, type PostingStep } from './form/find-problems.ts'

interface StepProgressProps {
  title: string
  step: PostingStep
  /** The furthest step that was on the screen; those up to it can be gone to. */
  reached: number
  onStep: (step: PostingStep) => void
  /** Beside the count: where the text is. */
  children: ReactNode
}

/** Where one is in the flow: a bar in pieces, with their names where there is room. */
export function StepProgress({ title, step, reached, onStep, children }: StepProgressProps) {
  const t = useTranslations('listings.posting')
  const index = POSTING_STEPS.indexOf(step)
  return (
    <header className="mb-4">
      <h1 className="text-lg font-bold md:text-xl">{title}</h1>
      <nav aria-label={t('steps')}>
        <ol className="mt-2 flex gap-1.5">
          {POSTING_STEPS.map((one, i) => (
            <li key={one} className="min-w-0 flex-1">
              <button
                type="button"
                aria-current={i === index ? 'step' : undefined}
                disabled={i > reached && i > index}
                onClick={() => onStep(one)}
                className="group block min-h-11 w-full pt-2 text-start text-xs enabled:cursor-pointer sm:text-sm"
              >
                <span
                  aria-hidden="true"
                  className={`block h-1.5 rounded-full transition-colors ${i <= index ? 'bg-accent' : 'bg-surface-tertiary group-enabled:bg-accent/40'}`}
                />
                <span
                  className={`mt-1.5 block max-sm:sr-only ${i === index ? 'font-semibold' : 'text-muted group-enabled:group-hover:underline'}`}
                >
                  {t(`step.${one}.name`)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-muted tabular-nums">
          {t('stepOf', { n: index + 1, count: POSTING_STEPS.length })}
        </p>
        {children}
      </div>
    </header>
  )
}
