import { Scale, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { clearCompared, useCompared } from './store-compared.ts'
import { Button } from '#web/ui/button.tsx'

const CompareSheet = lazy(() =>
  import('./compare-sheet.tsx').then((module) => ({ default: module.CompareSheet })),
)

/** What is compared so far, over the list, with the way to see it side by side. */
export function CompareBar() {
  const t = useTranslations('listings.compare')
  const { size } = useCompared()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  if (size === 0) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-20 flex justify-center md:bottom-5">
      <div className="pointer-events-auto flex items-center gap-1 rounded-full border border-border bg-surface p-1 shadow-overlay">
        <Button className="min-h-11" disabled={size < 2} onClick={() => setOpen(true)}>
          <Scale size={18} aria-hidden="true" />
          {size < 2 ? t('oneMore') : t('show', { n: size })}
        </Button>
        <Button isIconOnly variant="ghost" aria-label={t('clear')} onClick={clearCompared}>
          <X size={18} aria-hidden="true" />
        </Button>
      </div>
      {isOpen !== null && (
        <Suspense>
          <CompareSheet isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  )
}
