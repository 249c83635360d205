import { Search, SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { useTyping } from './follow-typing.ts'

interface SearchRowProps {
  words: string
  onWords: (words: string, options: { replace: boolean }) => void
  /** What stands beside the field. */
  children: ReactNode
}

/** The search field, kept in sight while the list scrolls. `/` leads into it from anywhere on the page. */
export function SearchRow({ words, onWords, children }: SearchRowProps) {
  const t = useTranslations('listings.search')
  const field = useRef<HTMLInputElement>(null)
  const { text, type, settle } = useTyping(words, onWords)
  useEffect(() => followSlash(field), [])
  return (
    <search className="sticky top-15 z-20 -mx-4 flex items-center gap-2 bg-background/95 px-4 py-2 backdrop-blur md:-mx-6 md:px-6 lg:mx-0 lg:-mt-2 lg:px-0">
      <div className="relative min-w-0 flex-1">
        <Search
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-muted"
        />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('words')}
          aria-keyshortcuts="/"
          placeholder={t('placeholder')}
          value={text}
          maxLength={100}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle()
            if (event.key === 'Escape') type('')
          }}
          className="min-h-12 w-full rounded-full border border-[var(--field-border)] bg-field ps-12 pe-12 text-foreground placeholder:text-field-placeholder focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent [&::-webkit-search-cancel-button]:hidden"
        />
        {text === '' ? (
          <kbd
            aria-hidden="true"
            className="pointer-events-none absolute end-4 top-1/2 hidden -translate-y-1/2 rounded-md border border-border px-2 py-0.5 font-sans text-xs text-muted lg:block"
          >
            /
          </kbd>
        ) : (
          <button
            type="button"
            aria-label={t('clearWords')}
            onClick={() => {
              type('')
              settle()
              field.current?.focus()
            }}
            className="absolute end-0.5 top-1/2 grid size-11 -translate-y-1/2 place-content-center rounded-full text-muted hover:text-foreground"
          >
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </div>
      {children}
    </search>
  )
}

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *'

function followSlash(field: { current: HTMLInputElement | null }): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return
    event.preventDefault()
    field.current?.focus()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}

/** Opens the filters where there is no room for them beside the list. */
export function FilterButton({ count, onClick }: { count: number; onClick: () => void }) {
  const t = useTranslations('listings.search')
  return (
    <PlainButton
      isIconOnly
      variant="outline"
      onClick={onClick}
      aria-haspopup="dialog"
      aria-label={count === 0 ? t('filters') : t('filtersSet', { n: count })}
      className="relative size-12 shrink-0 rounded-full bg-field"
    >
      <SlidersHorizontal size={20} aria-hidden="true" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 grid size-5 place-content-center rounded-full bg-accent text-xs font-bold text-accent-foreground"
        >
          {count}
        </span>
      )}
    </PlainButton>
  )
}
