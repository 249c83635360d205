import { LRUCache } from 'lru-cache'
import type { SearchSuggestions } from '#contract/listings/search/suggest-searches.ts'
import { placesNamed } from '#server/geo/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { searchWords } from '#server/search/public.ts'
import { completionsOf, kindsBegun, skeletonBegun } from '#server/listings/words/prefix-completion-policy.ts'
import { ask } from '#server/search/public.ts'
import { findBegunTerms, findLivingTerms } from '#server/listings/words/term-store.ts'

const MAX_PLACES = 3
/** Names are completed as a whole; of longer texts only the last word is. */
const MAX_WORDS = 3

/** The same beginnings are typed again and again; a word may be offered so long after its last listing has gone. */
const FRESH_MS = 10_000
const REMEMBERED = 5000
const remembered = new WeakMap<Platform, LRUCache<string, Promise<SearchSuggestions>>>()

/** Every word that is offered found something a few seconds ago. */
export function suggestSearches(platform: Platform, { q }: { q: string }): Promise<SearchSuggestions> {
  const clock = { now: () => platform.clock.now().getTime() }
  const answers = remembered.get(platform) ?? new LRUCache({ max: REMEMBERED, ttl: FRESH_MS, perf: clock })
  remembered.set(platform, answers)
  const key = q.toLowerCase()
  const cached = answers.get(key)
  if (cached) return cached
  const found = findSuggestions(platform, key)
  answers.set(key, found)
  found.catch(() => answers.delete(key))
  return found
}

async function findSuggestions(platform: Platform, q: string): Promise<SearchSuggestions> {
  const typed = searchWords(q)
  const last = typed.at(-1)
  if (last === undefined) return { words: [], categories: [], places: [] }
  const [words, places] = await Promise.all([
    completeWords(platform, typed, last),
    placesNamed(platform, q, MAX_PLACES),
  ])
  return { words, categories: kindsBegun(ask(typed.join(' '))), places }
}

async function completeWords({ hot }: Platform, typed: readonly string[], last: string): Promise<string[]> {
  const complete = async (text: string) => {
    const asked = ask(text)
    return completionsOf(asked, await findBegunTerms(hot, asked.folded, skeletonBegun(asked)))
  }
  const before = typed.slice(0, -1)
  const [whole, end] = await Promise.all([
    typed.length <= MAX_WORDS ? complete(typed.join(' ')) : [],
    before.length > 0 ? complete(last) : [],
  ])
  const living = await findLivingTerms(hot, [...whole, ...end])
  const found = [
    ...whole.filter((term) => living.has(term)),
    ...end.filter((term) => living.has(term)).map((term) => [...before, term].join(' ')),
  ]
  return [...new Set(found)].slice(0, 6)
}
