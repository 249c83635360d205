import { Button } from '#web/ui/button.tsx'
import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/platform/call/error-text.ts'
import type { SaveState } from './save-changes.ts'

interface SaveLineProps {
  state: SaveState
  /** Does the device keep what the server has not got? */
  isPersisted: boolean
  onRetry: () => void
}

/** One quiet line that says where the text is. */
export function SaveLine({ state, isPersisted, onRetry }: SaveLineProps) {
  const t = useTranslations('listings.posting.save')
  const errorText = useErrorText()
  const status = state.is === 'unsaved' && !isPersisted ? 'notKept' : state.is
  const isTrouble = state.is === 'unsaved' || state.is === 'refused'
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm">
      <output className={`flex items-center gap-1.5 ${isTrouble ? 'text-danger' : 'text-muted'}`}>
        {state.is === 'saved' && <Check size={16} aria-hidden="true" className="text-success" />}
        {(state.is === 'saving' || state.is === 'waiting') && (
          <LoaderCircle size={16} aria-hidden="true" className="animate-spin" />
        )}
        {isTrouble && <CloudOff size={16} aria-hidden="true" className="shrink-0" />}
        {state.is === 'refused' ? `${t('refused')} ${errorText(state.error)}` : t(status)}
      </output>
      {isTrouble && (
        <Button variant="ghost" size="sm" className="min-h-11" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
