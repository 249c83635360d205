import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type SearchSuggestions, suggestSearches } from '#contract/listings/search/suggest-searches.ts'
import { api } from '#web/platform/call/api.ts'

/** One thing that a search field offers. */
export type Suggestion =
  | { kind: 'word'; words: string }
  | { kind: 'category'; category: SearchSuggestions['categories'][number] }
  | { kind: 'place'; place: SearchSuggestions['places'][number] }

/** Long enough not to ask at every key of somebody who types quickly. */
const PAUSE_MS = 120
/** Words come and go with listings. */
const FRESH_MS = 60_000

const NOTHING: Suggestion[] = []

/** What may be meant by words that are being typed: other words first, then categories, then cities. */
export function useSuggestSearches(text: string, isNeeded: boolean): Suggestion[] {
  const q = useSettled(text.trim())
  const { data } = useQuery({
    ...api(suggestSearches).queryOptions({ q }),
    enabled: isNeeded && q !== '',
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: keepPreviousData,
  })
  if (!data || q === '' || text.trim() === '') return NOTHING
  return [
    ...data.words.map((words): Suggestion => ({ kind: 'word', words })),
    ...data.categories.map((category): Suggestion => ({ kind: 'category', category })),
    ...data.places.map((place): Suggestion => ({ kind: 'place', place })),
  ]
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
