import { useMemo } from 'react'
import type { FaqId, FaqTexts } from '#contract/legal/faq/faq.ts'
import { type FaqIndex, indexFaq } from '#contract/legal/faq/faq-index.ts'
import { searchFaq } from '#contract/legal/faq/faq-search.ts'
import { type FaqLanguage, useFaq } from './load-faq.ts'

const indexes = new WeakMap<FaqTexts, FaqIndex>()

function indexOf(texts: FaqTexts): FaqIndex {
  const known = indexes.get(texts)
  if (known) return known
  const made = indexFaq(texts)
  indexes.set(texts, made)
  return made
}

/**
 * The questions that fit what was typed, the best first. Both languages are searched, so that a word of one finds
 * the answers in the other; where the other cannot be fetched, one has to do.
 */
export function useFoundAnswers(words: string, language: FaqLanguage): FaqId[] {
  const isNeeded = words !== ''
  const { data: own } = useFaq(language)
  const { data: other } = useFaq(language === 'am' ? 'en' : 'am', { isNeeded })
  return useMemo(() => {
    if (!isNeeded) return []
    const loaded = [own, other].filter((texts) => texts !== undefined)
    return searchFaq(loaded.map(indexOf), words)
  }, [isNeeded, words, own, other])
}
