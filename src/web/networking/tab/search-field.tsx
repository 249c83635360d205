import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { POST_LIMITS } from '#contract/networking/posts/post.ts'
import { GeezToggle } from '#web/ui/geez/geez-toggle.tsx'

interface SearchFieldProps {
  /** As it stands in the address. */
  q: string
}

/** Looks for words or a hashtag in posts; what was asked stands in the address, so that it can be shared and gone back to. */
export function SearchField({ q }: SearchFieldProps) {
  const t = useTranslations('networking.feed')
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(q)
  const [asked, setAsked] = useState(q)
  if (asked !== q) {
    setAsked(q)
    setTyped(q)
  }
  const search = (event: SyntheticEvent) => {
    event.preventDefault()
    const words = typed.trim()
    void navigate({
      to: '/social',
      search: { tab: 'networking', ...(words !== '' && { q: words }) },
      resetScroll: false,
    })
  }
  return (
    <search>
      <form onSubmit={search} className="relative">
        <label htmlFor={id} className="sr-only">
          {t('search')}
        </label>
        <Search
          size={19}
          aria-hidden="true"
          className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 text-muted"
        />
        <input
          id={id}
          type="search"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('search')}
          value={typed}
          maxLength={POST_LIMITS.wordsMax}
          onChange={({ target }) => setTyped(target.value)}
          className="min-h-12 w-full rounded-full border border-border bg-field ps-11 pe-12 text-field-foreground focus-visible:outline-2 focus-visible:outline-accent"
        />
        <GeezToggle className="end-0.5 top-0.5" />
      </form>
    </search>
  )
}
