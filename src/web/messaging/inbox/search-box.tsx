import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { THREAD_LIMITS } from '#contract/messaging/threads/thread.ts'
import { GeezToggle } from '#web/ui/geez/geez-toggle.tsx'

/** Milliseconds after the last letter. */
const PAUSE = 300

/** Looks for words of messages and for names, as soon as somebody stops typing. */
export function SearchBox({ onSearch }: { onSearch: (words: string) => void }) {
  const t = useTranslations('messaging.inbox')
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  return (
    <search className="relative block">
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-muted"
      />
      <input
        ref={box}
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        maxLength={THREAD_LIMITS.wordsMax}
        onChange={(event) => setTyped(event.target.value)}
        className="h-11 w-full rounded-full border border-transparent bg-default ps-10.5 pe-22 text-base text-ellipsis text-default-foreground outline-none placeholder:text-muted focus-visible:border-accent [&::-webkit-search-cancel-button]:hidden"
      />
      <GeezToggle className="end-0 top-0" />
      {typed !== '' && (
        <button
          type="button"
          aria-label={t('clearSearch')}
          className="absolute inset-y-0 end-11 grid size-11 cursor-pointer place-content-center rounded-full text-muted hover:text-foreground"
          onClick={() => {
            setTyped('')
            box.current?.focus()
          }}
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </search>
  )
}
