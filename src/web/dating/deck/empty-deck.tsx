import { Button } from '#web/ui/button.tsx'
import { RotateCcw, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoment } from '#web/dating/write-refusal.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useResetDeck } from './reset-deck.ts'

interface EmptyDeckProps {
  nextLookAt: string | null
  onRestart: () => void
  onFilters: () => void
  /** Null where the last one was not passed. */
  onUndo: (() => void) | null
}

/** Everybody was seen: when it is worth coming back, and what one can do until then. */
export function EmptyDeck({ nextLookAt, onRestart, onFilters, onUndo }: EmptyDeckProps) {
  const t = useTranslations('dating.deck')
  const tTab = useTranslations('dating.tab')
  const moment = useMoment()
  const [isNobodyLeft, setNobodyLeft] = useState(false)
  const { reset, isPending } = useResetDeck(onRestart, () => setNobodyLeft(true))
  return (
    <div className="mx-auto max-w-md">
      <EmptyState
        sentence={t('empty')}
        more={
          <>
            {t('emptyMore')}
            <output className="mt-2 block">
              {isNobodyLeft && <span className="font-semibold text-foreground">{t('reviewNone')} </span>}
              {nextLookAt !== null && t('nextLook', { at: moment(nextLookAt) })}
            </output>
          </>
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button size="lg" isPending={isPending} disabled={isNobodyLeft} onClick={reset}>
              {t('review')}
            </Button>
            <Button size="lg" variant="outline" onClick={onFilters}>
              <SlidersHorizontal size={18} aria-hidden="true" />
              {tTab('filters')}
            </Button>
            {onUndo && (
              <Button size="lg" variant="ghost" onClick={onUndo}>
                <RotateCcw size={18} aria-hidden="true" />
                {t('undo')}
              </Button>
            )}
          </div>
        }
      />
    </div>
  )
}
