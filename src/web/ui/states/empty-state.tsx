import type { ReactNode } from 'react'
import { Tibeb } from '#web/ui/brand/tibeb.tsx'

interface EmptyStateProps {
  /** A drawing; a woven patch when left out. */
  drawing?: ReactNode
  /** One sentence. A second, quieter one may follow. */
  sentence: ReactNode
  more?: ReactNode
  /** One action. */
  action?: ReactNode
}

/** Shown only when the server really answered with nothing. */
export function EmptyState({ drawing, sentence, more, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-dashed border-border px-6 py-12 text-center">
      {drawing ?? (
        <span className="block h-12 w-36 text-gold">
          <Tibeb shape="corner" />
        </span>
      )}
      <div className="max-w-md">
        <p className="text-lg font-semibold text-balance">{sentence}</p>
        {more && <p className="mt-1 text-muted">{more}</p>}
      </div>
      {action}
    </div>
  )
}
