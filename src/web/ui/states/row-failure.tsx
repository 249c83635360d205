import { RotateCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'

/** Stands in place of one row that could not be loaded. */
export function RowFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('ui')
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-card bg-surface p-3 text-sm text-muted"
    >
      <p>{t('error.load')}</p>
      <Button variant="ghost" className="min-h-11 px-3" onClick={onRetry}>
        <RotateCw size={16} aria-hidden="true" />
        {t('retry')}
      </Button>
    </div>
  )
}
