import { Button } from '#web/ui/button.tsx'
import { RotateCw } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'

/** Somebody, or another window, saved a newer version: nothing is written over it unseen. */
export function StaleNotice({ onReload, onKeep }: { onReload: () => void; onKeep?: () => void }) {
  const t = useTranslations('listings.posting.stale')
  // It may stand far above the button that was pressed.
  const showIt = useCallback(
    (notice: HTMLDivElement | null) => notice?.scrollIntoView({ block: 'center' }),
    [],
  )
  return (
    <div
      ref={showIt}
      role="alert"
      className="my-4 flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-warning bg-warning/15 p-4"
    >
      <p className="min-w-0 flex-1 basis-64">
        <strong className="block">{t('title')}</strong>
        {t('text')}
      </p>
      <Button variant="primary" onClick={onReload}>
        <RotateCw size={18} aria-hidden="true" />
        {t('reload')}
      </Button>
      {onKeep && (
        <Button variant="outline" onClick={onKeep}>
          {t('keep')}
        </Button>
      )}
    </div>
  )
}
