import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { GROUP_SEARCH_LIMITS } from '#contract/groups/search-groups.ts'
import { useTyping } from '#web/platform/use-typing.ts'
import { GeezToggle } from '#web/ui/geez/geez-toggle.tsx'
import { Button } from '#web/ui/button.tsx'
import { focusOnSlash } from '#web/ui/slash-key.ts'

interface SearchBoxProps {
  words: string
  onWords: (words: string, options: { replace: boolean }) => void
}

/** The words that are looked for; `/` leads into the field. */
export function SearchBox({ words, onWords }: SearchBoxProps) {
  const t = useTranslations('groups.explorer.search')
  const field = useRef<HTMLInputElement>(null)
  const { text, type, settle } = useTyping(words, onWords)
  useEffect(() => focusOnSlash(field), [])
  return (
    <search className="min-w-0 flex-1">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          settle()
        }}
      >
        <Search
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-muted"
        />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          value={text}
          maxLength={GROUP_SEARCH_LIMITS.wordsMax}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          className="min-h-12 w-full rounded-full border border-[var(--field-border)] bg-field ps-12 pe-22 text-ellipsis text-foreground placeholder:text-[var(--field-placeholder)] focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent [&::-webkit-search-cancel-button]:hidden"
        />
        <GeezToggle className="end-1 top-0.5" />
        {text !== '' && (
          <Button
            isIconOnly
            variant="ghost"
            aria-label={t('clear')}
            className="absolute end-12 top-1/2 size-10 -translate-y-1/2 rounded-full"
            onClick={() => {
              type('')
              settle()
              field.current?.focus()
            }}
          >
            <X size={18} aria-hidden="true" />
          </Button>
        )}
      </form>
    </search>
  )
}
