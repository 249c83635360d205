import { SquarePen } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ThreadFolder, ThreadSide } from '#contract/messaging/threads/thread.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useIsWide } from '#web/ui/media-query.ts'
import { FilterBar } from './filter-bar.tsx'
import { SearchBox } from './search-box.tsx'
import { ThreadList } from './thread-list.tsx'

/** One's conversations: folders, search, and the list, which scrolls by itself. */
export function Inbox({ openId }: { openId: string | null }) {
  const t = useTranslations('messaging.inbox')
  const [folder, setFolder] = useState<ThreadFolder>('inbox')
  const [side, setSide] = useState<ThreadSide | null>(null)
  const [words, setWords] = useState('')
  // beside an open conversation it is the page's heading too; on phones it then is out of sight
  const isWide = useIsWide()
  const Heading = isWide || openId === null ? 'h1' : 'p'
  const q = words.trim()
  const filter = { folder, ...(side !== null && { side }), ...(q !== '' && { q }) }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="grid shrink-0 gap-2 px-4 pt-3 pb-2 md:px-3">
        <div className="flex items-center justify-between gap-3">
          <Heading className="font-display text-2xl font-bold">{t('title')}</Heading>
          <ButtonLink
            to="/messages/new"
            variant="ghost"
            className="size-11 min-w-11 px-0"
            aria-label={t('write')}
            title={t('write')}
          >
            <SquarePen size={21} aria-hidden="true" />
          </ButtonLink>
        </div>
        <SearchBox onSearch={setWords} />
        <FilterBar folder={folder} onFolder={setFolder} side={side} onSide={setSide} />
      </div>
      <ThreadList key={JSON.stringify(filter)} filter={filter} openId={openId} />
    </div>
  )
}
