import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { THREAD_FOLDERS, type ThreadFolder, ThreadSide } from '#contract/messaging/threads/thread.ts'
import { useUnreadThreads } from '#web/messaging/count-unread-threads.ts'

interface FilterBarProps {
  folder: ThreadFolder
  onFolder: (folder: ThreadFolder) => void
  /** Null shows both. */
  side: ThreadSide | null
  onSide: (side: ThreadSide | null) => void
}

/** Which conversations the list shows. */
export function FilterBar({ folder, onFolder, side, onSide }: FilterBarProps) {
  const t = useTranslations('messaging.inbox')
  const unread = useUnreadThreads()
  return (
    <fieldset
      aria-label={t('filters')}
      className="-mx-4 flex min-w-0 gap-1.5 overflow-x-auto px-4 py-0.5 scrollbar-none md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {THREAD_FOLDERS.map((offered) => {
        const count = offered === 'requests' ? (unread?.requests ?? 0) : 0
        return (
          <Chip key={offered} isChosen={folder === offered} onChoose={() => onFolder(offered)}>
            {t(`folders.${offered}`)}{' '}
            {count > 0 && (
              <span className="grid h-5 min-w-5 place-content-center rounded-full bg-berbere px-1 text-xs font-bold text-berbere-foreground">
                {count}
              </span>
            )}
          </Chip>
        )
      })}
      <span aria-hidden="true" className="mx-0.5 my-2.5 w-px shrink-0 bg-border md:hidden" />
      {ThreadSide.options.map((offered) => (
        <Chip
          key={offered}
          isChosen={side === offered}
          onChoose={() => onSide(side === offered ? null : offered)}
        >
          {t(`sides.${offered}`)}
        </Chip>
      ))}
    </fieldset>
  )
}

interface ChipProps {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

const Chip = ({ isChosen, onChoose, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className="flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-border bg-surface px-3.5 text-sm font-medium whitespace-nowrap md:pointer-fine:min-h-9 md:pointer-fine:px-3 hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-foreground"
  >
    {children}
  </button>
)
