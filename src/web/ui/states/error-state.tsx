import { Button } from '#web/ui/button.tsx'
import { RotateCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { Tibeb } from '#web/ui/brand/tibeb.tsx'

/** A failed load: what happened in the reader's words, and a way to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('ui')
  const errorText = useErrorText()
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-4 rounded-card bg-surface px-6 py-12 text-center"
    >
      <span className="block h-12 w-36 text-gold">
        <Tibeb shape="corner" />
      </span>
      <div className="max-w-md">
        <p className="text-lg font-semibold">{t('error.load')}</p>
        <p className="mt-1 text-muted">{errorText(error)}</p>
      </div>
      <Button variant="secondary" onClick={onRetry}>
        <RotateCw size={18} aria-hidden="true" />
        {t('retry')}
      </Button>
    </div>
  )
}
