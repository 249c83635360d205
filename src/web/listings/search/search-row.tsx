import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { useTyping } from '#web/platform/use-typing.ts'
import { focusOnSlash } from '#web/ui/slash-key.ts'
import { SearchBox } from './suggestions/search-box.tsx'
import type { Suggestion } from './suggestions/suggest-searches.ts'

interface SearchRowProps {
  words: string
  onWords: (words: string, options: { replace: boolean }) => void
  onChoose: (suggestion: Suggestion) => void
  /** What stands beside the field. */
  children: ReactNode
}

/** The search field, kept in sight while the list scrolls. `/` leads into it from anywhere on the page. */
export function SearchRow({ words, onWords, onChoose, children }: SearchRowProps) {
  const field = useRef<HTMLInputElement>(null)
  const { text, type, settle, forget } = useTyping(words, onWords)
  useEffect(() => focusOnSlash(field), [])
  return (
    <search className="sticky top-[calc(var(--spacing)*15+var(--connection-line))] z-20 -mx-4 flex items-center gap-2 bg-background/95 px-4 py-2 backdrop-blur md:-mx-6 md:px-6 lg:mx-0 lg:-mt-2 lg:px-0">
      <SearchBox
        field={field}
        text={text}
        onType={type}
        onSettle={settle}
        onChoose={(suggestion) => {
          forget(suggestion.kind === 'word' ? suggestion.words : '')
          onChoose(suggestion)
        }}
        hint={
          <kbd
            aria-hidden="true"
            className="pointer-events-none absolute end-13 top-1/2 [[data-voice]~&]:end-23 hidden -translate-y-1/2 rounded-md border border-border px-2 py-0.5 font-sans text-xs text-muted lg:block"
          >
            /
          </kbd>
        }
      />
      {children}
    </search>
  )
}

/** Opens the filters where there is no room for them beside the list. */
export function FilterButton({ count, onClick }: { count: number; onClick: () => void }) {
  const t = useTranslations('listings.search')
  return (
    <Button
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
    </Button>
  )
}
