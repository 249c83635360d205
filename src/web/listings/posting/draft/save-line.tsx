import { Button } from '@heroui/react/button'
import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/platform/error-text.ts'
import type { SaveState } from './save-changes.ts'

/** One quiet line that says where the text is. */
export function SaveLine({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const t = useTranslations('listings.posting.save')
  const errorText = useErrorText()
  const isTrouble = state.is === 'unsaved' || state.is === 'refused'
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      <output className={`flex items-center gap-1.5 ${isTrouble ? 'text-danger' : 'text-muted'}`}>
        {state.is === 'saved' && <Check size={16} aria-hidden="true" className="text-success" />}
        {(state.is === 'saving' || state.is === 'waiting') && (
          <LoaderCircle size={16} aria-hidden="true" className="animate-spin" />
        )}
        {isTrouble && <CloudOff size={16} aria-hidden="true" className="shrink-0" />}
        {state.is === 'refused' ? `${t('refused')} ${errorText(state.error)}` : t(state.is)}
      </output>
      {isTrouble && (
        <Button variant="ghost" size="sm" className="min-h-11" onPress={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
