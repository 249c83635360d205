import { Button } from '#web/ui/button.tsx'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingId } from '#contract/listings/listing.ts'
import { useManyLives } from '#web/listings/life/change-life.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useIsWide } from '#web/ui/media-query.ts'

interface ManyBarProps {
  /** Null while nothing is being chosen. */
  chosen: ReadonlySet<ListingId> | null
  onChosen: (chosen: ReadonlySet<ListingId> | null) => void
  isOffered: boolean
}

/** Renews or closes several listings at once. */
export function ManyBar({ chosen, onChosen, isOffered }: ManyBarProps) {
  const t = useTranslations('listings.life')
  const tUi = useTranslations('ui')
  const isWide = useIsWide()
  const many = useManyLives()
  const [isAsking, setAsking] = useState(false)
  if (!isOffered && chosen === null) return null
  if (chosen === null)
    return (
      <Button variant="ghost" className="mb-2" onClick={() => onChosen(new Set())}>
        <ListChecks size={18} aria-hidden="true" />
        {t('select')}
      </Button>
    )
  const act = (what: 'renew' | 'close') =>
    many.mutate({ act: what, ids: [...chosen] }, { onSuccess: () => onChosen(null) })
  const isIdle = chosen.size === 0 || many.isPending
  return (
    <div className="sticky top-[calc(var(--spacing)*16+var(--connection-line))] z-20 mb-3 flex flex-wrap items-center gap-2 rounded-2xl border border-border bg-background/95 p-2 ps-4 backdrop-blur">
      <output className="grow text-sm font-medium">{t('chosen', { n: chosen.size })}</output>
      <Button variant="outline" disabled={isIdle} onClick={() => act('renew')}>
        {t('renewChosen')}
      </Button>
      <Button variant="outline" disabled={isIdle} onClick={() => setAsking(true)}>
        {t(isWide ? 'closeChosen' : 'close')}
      </Button>
      <Button variant="ghost" onClick={() => onChosen(null)}>
        {tUi('cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('closeMany', { n: chosen.size })}
        confirmLabel={t('closeChosen')}
        onConfirm={() => act('close')}
      >
        {t('closeManyText')}
      </ConfirmDialog>
    </div>
  )
}
