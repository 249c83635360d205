import { LayoutGrid, MapPin, Search } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { placeName } from '#web/platform/place.ts'
import type { Suggestion } from './suggest-searches.ts'

interface SuggestionListProps {
  id: string
  suggestions: readonly Suggestion[]
  /** Which of them the arrow keys have reached; -1 for none. */
  active: number
  onActive: (index: number) => void
  onChoose: (suggestion: Suggestion) => void
}

/** The parts of a combobox; the HTML elements of these roles bring lists of their own. */
const ROLES = { list: 'listbox', group: 'group', option: 'option' } as const

const KINDS = ['word', 'category', 'place'] as const
const ICONS = { word: Search, category: LayoutGrid, place: MapPin }

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** The list below a search field, in groups. The field keeps the focus; a finger or the mouse only chooses. */
export function SuggestionList({ id, suggestions, active, onActive, onChoose }: SuggestionListProps) {
  const t = useTranslations('listings.search.suggestions')
  return (
    <div
      id={id}
      role={ROLES.list}
      aria-label={t('label')}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain rounded-2xl border border-border bg-surface py-2 text-foreground shadow-card"
    >
      {KINDS.filter((kind) => suggestions.some((one) => one.kind === kind)).map((kind) => (
        <div key={kind} role={ROLES.group} aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} className="px-4 pt-2 pb-1 text-sm font-medium text-muted">
            {t(kind)}
          </div>
          {suggestions.map((suggestion, index) =>
            suggestion.kind === kind ? (
              <Option
                key={keyOf(suggestion)}
                id={optionId(id, index)}
                suggestion={suggestion}
                isActive={index === active}
                onActive={() => onActive(index)}
                onChoose={() => onChoose(suggestion)}
              />
            ) : null,
          )}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  suggestion: Suggestion
  isActive: boolean
  onActive: () => void
  onChoose: () => void
}

function Option({ id, suggestion, isActive, onActive, onChoose }: OptionProps) {
  const text = useSuggestionText(suggestion)
  const Icon = ICONS[suggestion.kind]
  return (
    <button
      type="button"
      id={id}
      role={ROLES.option}
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start ${isActive ? 'bg-accent-soft text-accent-soft-foreground' : ''}`}
    >
      <Icon size={18} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="min-w-0 break-words" {...(isEthiopic(text) && { lang: 'am' })}>
        {text}
      </span>
    </button>
  )
}

function keyOf(suggestion: Suggestion): string {
  if (suggestion.kind === 'word') return suggestion.words
  if (suggestion.kind === 'place') return String(suggestion.place.id)
  return `${suggestion.category.category}/${suggestion.category.subcategory ?? ''}`
}

function useSuggestionText(suggestion: Suggestion): string {
  const t = useTranslations('listings')
  const { language } = useLanguage()
  if (suggestion.kind === 'word') return suggestion.words
  if (suggestion.kind === 'place') return placeName(suggestion.place, language)
  const { category, subcategory } = suggestion.category
  if (subcategory === null) return t(`category.${category}`)
  return t('search.suggestions.within', {
    kind: t(`subcategory.${subcategory}`),
    category: t(`category.${category}`),
  })
}
