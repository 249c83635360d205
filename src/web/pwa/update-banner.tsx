import { RotateCw, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { type TakeUpdate, useUpdate } from './follow-update.ts'

/** A new build waits: it is taken when somebody says so, since that loads the page anew. */
export function UpdateBanner() {
  const take = useUpdate()
  const [putOff, setPutOff] = useState<TakeUpdate>(null)
  if (take === null || take === putOff) return null
  return <Banner take={take} onLater={() => setPutOff(() => take)} />
}

function Banner({ take, onLater }: { take: () => void; onLater: () => void }) {
  const t = useTranslations('pwa.update')
  const [isBusy, setIsBusy] = useState(false)
  const update = () => {
    setIsBusy(true)
    take()
  }
  return (
    <output
      aria-label={t('title')}
      className="pointer-events-auto mx-auto flex w-full max-w-md items-center gap-2 rounded-2xl border border-border bg-overlay py-1.5 ps-4 pe-1.5 text-overlay-foreground shadow-overlay"
    >
      <RotateCw
        size={18}
        aria-hidden="true"
        className={`shrink-0 text-accent ${isBusy ? 'motion-safe:animate-spin' : ''}`}
      />
      <p className="min-w-0 flex-1 text-sm font-semibold">{t('title')}</p>
      <Button className="min-h-11 shrink-0 px-4" disabled={isBusy} onClick={update}>
        {t(isBusy ? 'busy' : 'button')}
      </Button>
      <Button isIconOnly variant="ghost" className="size-11" aria-label={t('later')} onClick={onLater}>
        <X size={18} aria-hidden="true" />
      </Button>
    </output>
  )
}
