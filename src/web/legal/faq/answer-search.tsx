import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FAQ_QUERY_MAX } from '#contract/legal/faq/faq-search.ts'
import { GeezToggle } from '#web/ui/geez/geez-toggle.tsx'

interface AnswerSearchProps {
  text: string
  onType: (text: string) => void
  /** Enter, or the field was left. */
  onSettle?: () => void
}

/** The field that looks through the answers while one types. */
export function AnswerSearch({ text, onType, onSettle }: AnswerSearchProps) {
  const t = useTranslations('legal.faq')
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className="relative block print:hidden">
      <Search
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto text-muted"
      />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        aria-label={t('search')}
        placeholder={t('placeholder')}
        value={text}
        maxLength={FAQ_QUERY_MAX}
        onChange={(event) => onType(event.target.value)}
        onBlur={onSettle}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') onSettle?.()
          if (event.key === 'Escape') onType('')
        }}
        className="min-h-12 w-full rounded-full border border-[var(--field-border)] bg-field ps-12 pe-22 text-ellipsis text-foreground placeholder:text-field-placeholder focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={t('clear')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onType('')
            onSettle?.()
            field.current?.focus()
          }}
          className="absolute inset-y-0 end-12 my-auto grid size-11 cursor-pointer place-content-center rounded-full text-muted hover:text-foreground"
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
      <GeezToggle className="end-1 top-0.5" />
    </search>
  )
}
