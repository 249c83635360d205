import { useMemo } from 'react'
import type { FaqEntry } from '#contract/legal/faq/faq.ts'
import { type FaqIndex, indexFaq } from '#contract/legal/faq/faq-index.ts'
import { searchFaq } from '#contract/legal/faq/faq-search.ts'
import { useEntries } from './load-entries.ts'
import type { FaqLanguage } from './load-faq.ts'

const indexes = new WeakMap<readonly FaqEntry[], FaqIndex>()

function indexOf(entries: readonly FaqEntry[]): FaqIndex {
  const known = indexes.get(entries)
  if (known) return known
  const made = indexFaq(entries)
  indexes.set(entries, made)
  return made
}

/**
 * The questions that fit what was typed, the best first. Both languages are searched, so that a word of one finds
 * the answers in the other; where the other cannot be fetched, one has to do.
 */
export function useFoundAnswers(words: string, language: FaqLanguage): string[] {
  const isNeeded = words !== ''
  const { entries: own } = useEntries(language)
  const { entries: other } = useEntries(language === 'am' ? 'en' : 'am', { isNeeded })
  return useMemo(() => {
    if (!isNeeded) return []
    const loaded = [own, other].filter((entries) => entries !== undefined)
    return searchFaq(loaded.map(indexOf), words)
  }, [isNeeded, words, own, other])
}
