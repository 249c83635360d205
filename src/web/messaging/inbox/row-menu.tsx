import { EllipsisVertical } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Thread } from '#contract/messaging/threads/thread.ts'
import { Button } from '#web/ui/button.tsx'

const loadChoices = () => import('./row-choices.tsx')
const RowChoices = lazy(() => loadChoices().then((module) => ({ default: module.RowChoices })))

/** Arranges a conversation without opening it; the menu itself is fetched when somebody reaches for one. */
export function RowMenu({ thread, name }: { thread: Thread; name: string }) {
  const t = useTranslations('messaging.inbox')
  const [wanted, setWanted] = useState(false)
  const label = t('rowMenu', { name })
  const button = (
    <Button
      isIconOnly
      variant="ghost"
      aria-label={label}
      aria-haspopup="menu"
      onPointerEnter={() => void loadChoices()}
      onFocus={() => void loadChoices()}
      onClick={() => setWanted(true)}
    >
      <EllipsisVertical size={18} aria-hidden="true" />
    </Button>
  )
  return (
    <div className="absolute end-0 bottom-0 z-10 text-muted transition-opacity md:pointer-fine:opacity-0 md:pointer-fine:group-hover/row:opacity-100 md:pointer-fine:group-focus-within/row:opacity-100">
      {wanted ? (
        <Suspense fallback={button}>
          <RowChoices thread={thread} label={label} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}
