import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { graphemeCount } from '#contract/kit/text.ts'

interface FieldCountProps {
  text: string
  /** Graphemes. */
  max: number
  notes: ReactNode
}

/** The line below a text: hint or error, and how much of its room is taken. */
export function FieldCount({ text, max, notes }: FieldCountProps) {
  const t = useTranslations('ui.field')
  const count = graphemeCount(text.trim())
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <div className="min-w-0 flex-1 text-xs">{notes}</div>
      <p
        className={`ms-auto text-xs tabular-nums ${count > max ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        {t('count', { count, max })}
      </p>
    </div>
  )
}
