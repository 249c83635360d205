import { CloudOff, RotateCw, Trash2, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'

interface WaitingProps {
  /** What it is about, such as the title of a listing. */
  about: ReactNode
  /** What will become of it. */
  words: string
}

/** Something that was done and has not reached the server yet. */
export function Waiting({ about, words }: WaitingProps) {
  return (
    <p className="flex items-start gap-3">
      <CloudOff size={18} aria-hidden="true" className="mt-1 shrink-0 text-muted" />
      <span className="min-w-0">
        {about}
        <span className="block text-sm text-muted">{words}</span>
      </span>
    </p>
  )
}

interface RefusedProps extends WaitingProps {
  onRetry: () => void
  discard: string
  onDiscard: () => void
}

/** Something that the server will not have: it is tried once more, or given up. */
export function Refused({ about, words, onRetry, discard, onDiscard }: RefusedProps) {
  const t = useTranslations('ui')
  return (
    <div role="alert">
      <p className="flex items-start gap-3">
        <TriangleAlert size={18} aria-hidden="true" className="mt-1 shrink-0 text-danger" />
        <span className="min-w-0">
          {about}
          <span className="block text-sm text-danger">{words}</span>
        </span>
      </p>
      <div className="mt-1 flex flex-wrap gap-1 ps-5">
        <Button variant="ghost" size="sm" className="min-h-11" onClick={onRetry}>
          <RotateCw size={17} aria-hidden="true" />
          {t('retry')}
        </Button>
        <Button variant="ghost" size="sm" className="min-h-11" onClick={onDiscard}>
          <Trash2 size={17} aria-hidden="true" />
          {discard}
        </Button>
      </div>
    </div>
  )
}
