import { Skeleton } from '@heroui/react/skeleton'
import { Search } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PERSON_LIMITS } from '#contract/networking/people/person.ts'
import { useSuggestions } from '#web/networking/tab/list-suggestions.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { GeezToggle } from '#web/ui/geez/geez-toggle.tsx'
import { readName } from './connections-policy.ts'
import { SuggestionRow } from './suggestion-row.tsx'

/** People one may know; of a name, once one is typed. */
export function FindPart() {
  const t = useTranslations('networking.connections')
  const id = useId()
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(readName(typed))
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold">
          {t('name')}
        </label>
        <span className="relative block">
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
            value={typed}
            maxLength={PERSON_LIMITS.companyMax}
            onChange={({ target }) => setTyped(target.value)}
            className="min-h-12 w-full rounded-full border border-border bg-field ps-11 pe-12 text-field-foreground focus-visible:outline-2 focus-visible:outline-accent"
          />
          <GeezToggle className="end-0.5 top-0.5" />
        </span>
      </div>
      <Found name={name} />
    </div>
  )
}

function Found({ name }: { name: string }) {
  const t = useTranslations('networking.connections')
  const { data, error, isPaused, refetch } = useSuggestions(name, true)
  if (!data) {
    const failure = error ?? (isPaused ? new CallError('network', 0) : null)
    if (failure) return <ErrorState error={failure} onRetry={() => void refetch()} />
    return <Skeleton className="h-64 w-full rounded-card" aria-busy="true" />
  }
  if (data.items.length === 0)
    return <EmptyState sentence={name === '' ? t('noneFound') : t('noneNamed', { name })} />
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3">
      {data.items.map((suggestion) => (
        <li key={suggestion.person.userId} className="rounded-card bg-surface p-4 shadow-card">
          <SuggestionRow suggestion={suggestion} />
        </li>
      ))}
    </ul>
  )
}
