import { Search, Sparkles, X } from 'lucide-react'
import { type KeyboardEvent, lazy, type ReactNode, type RefObject, Suspense, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TYPED_MAX } from '#contract/listings/search/search-listings.ts'
import { useAssistantLauncher } from '#web/platform/assistant-launcher.ts'
import { withWords } from '#web/platform/language/language.tsx'
import { type Suggestion, useSuggestSearches } from './suggest-searches.ts'
import { optionId, SuggestionList } from './suggestion-list.tsx'

const SearchTools = lazy(() =>
  withWords(import('./search-tools.tsx')).then((module) => ({ default: module.SearchTools })),
)

interface SearchBoxProps {
  text: string
  onType: (text: string) => void
  /** Enter, without a suggestion, or the field was left. */
  onSettle: (how: 'enter' | 'left') => void
  onChoose: (suggestion: Suggestion) => void
  field?: RefObject<HTMLInputElement | null>
  /** Shown at the end of an empty field. */
  hint?: ReactNode
}

/**
 * The field for search words. What may be meant is offered below it while one types: words in both scripts,
 * categories and cities, by the arrow keys, by finger or mouse.
 */
export function SearchBox({ text, onType, onSettle, onChoose, field, hint }: SearchBoxProps) {
  const t = useTranslations('listings.search')
  const id = useId()
  const [asked, setAsked] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestSearches(text, asked)
  const isOpen = asked && suggestions.length > 0
  const reached = isOpen && active < suggestions.length ? active : -1

  const close = () => {
    setAsked(false)
    setActive(-1)
  }
  const choose = (suggestion: Suggestion) => {
    close()
    onChoose(suggestion)
  }
  const type = (next: string) => {
    setAsked(true)
    setActive(-1)
    onType(next)
  }
  const move = (step: 1 | -1) => {
    // before the first and behind the last stands what was typed
    const places = suggestions.length + 1
    setActive(((reached + 1 + step + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // the keys of an input method are its own
    if (event.nativeEvent.isComposing) return
    const chosen = suggestions[reached]
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1)
        else setAsked(true)
        return
      case 'Enter':
        if (chosen) return choose(chosen)
        close()
        return onSettle('enter')
      case 'Escape':
        event.preventDefault()
        return isOpen ? close() : type('')
    }
  }

  return (
    <div className="relative min-w-0 flex-1 has-[[data-voice]]:[&>input]:pe-32">
      <Search
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute start-4 top-6 -translate-y-1/2 text-muted"
      />
      <input
        ref={field}
        type="text"
        inputMode="search"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        aria-label={t('words')}
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={reached === -1 ? undefined : optionId(id, reached)}
        placeholder={t('placeholder')}
        value={text}
        maxLength={TYPED_MAX}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          close()
          onSettle('left')
        }}
        onKeyDown={onKeyDown}
        className="min-h-12 w-full rounded-full border border-[var(--field-border)] bg-field ps-12 pe-22 text-ellipsis text-foreground placeholder:text-field-placeholder focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-accent"
      />
      <Suspense>
        <SearchTools
          isEmpty={text === ''}
          onWords={(words) => onType(words.slice(0, TYPED_MAX))}
          onSpoken={() => onSettle('enter')}
        />
      </Suspense>
      {text === '' ? (
        <>
          {hint}
          <AskButton />
        </>
      ) : (
        <button
          type="button"
          aria-label={t('clearWords')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            type('')
            onSettle('left')
            field?.current?.focus()
          }}
          className="absolute end-11 top-6 grid size-11 -translate-y-1/2 place-content-center rounded-full text-muted hover:text-foreground"
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
      {isOpen && (
        <SuggestionList
          id={id}
          suggestions={suggestions}
          active={reached}
          onActive={setActive}
          onChoose={choose}
        />
      )}
      <output className="sr-only">
        {asked && text !== '' && t('suggestions.count', { n: suggestions.length })}
      </output>
    </div>
  )
}

/** On phones, where no button floats over the page, the assistant is opened from here. */
function AskButton() {
  const t = useTranslations('listings.search')
  const openAssistant = useAssistantLauncher()
  if (!openAssistant) return null
  return (
    <button
      type="button"
      aria-label={t('ask')}
      aria-haspopup="dialog"
      onClick={openAssistant}
      className="absolute end-11 top-6 grid size-11 -translate-y-1/2 cursor-pointer place-content-center rounded-full text-accent md:hidden"
    >
      <Sparkles size={19} aria-hidden="true" />
    </button>
  )
}
