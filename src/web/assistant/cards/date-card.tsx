import { CalendarDays } from 'lucide-react'
import type { AssistantCard } from '#contract/assistant/card.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { writeDate } from '#contract/language/formats.ts'

type DateCardOf = Extract<AssistantCard, { kind: 'date' }>

const STYLE = { clock: 'usual', numerals: 'arabic' } as const

/** A day in both calendars, that of the reader's language first. */
export function DateCard({ card: { gregorian, name } }: { card: DateCardOf }) {
  const { shown, language, catalogue } = useLanguage()
  const write = (calendar: 'gregorian' | 'ethiopian') =>
    (catalogue.formats?.date ?? writeDate)(gregorian, language, 'UTC', { ...STYLE, calendar })
  const [first, second] = [write('gregorian'), write('ethiopian')]
  const lines = shown !== 'en' ? [second, first] : [first, second]
  return (
    <div className="flex gap-3 rounded-card bg-surface p-3 shadow-card">
      <span className="grid size-10 shrink-0 place-content-center rounded-full bg-accent-soft text-accent-soft-foreground">
        <CalendarDays size={20} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        {name !== undefined && (
          <p lang="" className="text-sm text-muted">
            {name}
          </p>
        )}
        <p className="leading-snug font-semibold">
          <time dateTime={gregorian}>{lines[0]}</time>
        </p>
        <p className="text-sm leading-snug">{lines[1]}</p>
      </div>
    </div>
  )
}
