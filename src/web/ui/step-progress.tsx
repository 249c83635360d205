import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

interface StepProgressProps<Step extends string> {
  title: string
  /** Of the list of steps, for screen readers. */
  label: string
  steps: readonly { key: Step; name: string }[]
  step: Step
  /** The furthest step that was on the screen; those up to it can be gone to. */
  reached: number
  onStep: (step: Step) => void
  /** "2 of 4", for phones. */
  count: string
  /** Beside the title: where the text is. */
  children: ReactNode
}

/** Where one is in a flow: a bar in pieces, with their names where there is room. */
export function StepProgress<Step extends string>(props: StepProgressProps<Step>) {
  const { title, label, steps, step, reached, onStep, count, children } = props
  const index = steps.findIndex(({ key }) => key === step)
  return (
    <header className="mb-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-lg font-bold">{title}</h1>
        {children}
      </div>
      <nav aria-label={label}>
        <ol className="-my-3 flex gap-1.5 sm:my-0">
          {steps.map(({ key, name }, i) => (
            <li key={key} className="min-w-0 flex-1">
              <button
                type="button"
                aria-current={i === index ? 'step' : undefined}
                disabled={i > reached && i > index}
                onClick={() => onStep(key)}
                className="group flex min-h-11 w-full flex-col justify-center gap-1.5 text-start text-sm enabled:cursor-pointer"
              >
                <span
                  aria-hidden="true"
                  className={`block h-1.5 w-full rounded-full transition-colors ${i <= index ? 'bg-accent' : 'bg-surface-tertiary group-enabled:bg-accent/40'}`}
                />
                <span
                  className={`max-sm:sr-only ${i === index ? 'font-semibold' : 'text-muted group-enabled:group-hover:underline'}`}
                >
                  {name}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <p className="text-sm text-muted tabular-nums sm:sr-only">
        {count} · {steps[index]?.name}
      </p>
    </header>
  )
}

/** A new step begins at its heading, which has the id `heading`, for eyes and for screen readers. */
export function useStepFocus(section: RefObject<HTMLElement | null>, step: string, heading: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    section.current?.querySelector<HTMLElement>(`#${heading}`)?.focus({ preventScroll: true })
  }, [heading, section, step])
}
