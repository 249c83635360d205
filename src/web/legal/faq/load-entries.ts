import { useMemo } from 'react'
import { entriesOf, type FaqEntry } from '#contract/legal/faq/faq.ts'
import { articleEntries } from '#contract/legal/help/article.ts'
import { useArticles } from './load-articles.ts'
import { type FaqLanguage, useFaq } from './load-faq.ts'

/** All answers in one language, those of staff first; undefined until those that come with the app are there. */
export function useEntries(language: FaqLanguage, { isNeeded = true } = {}) {
  const { data: texts, error, refetch } = useFaq(language, { isNeeded })
  const articles = useArticles({ isNeeded })
  const entries = useMemo<readonly FaqEntry[] | undefined>(
    () => texts && [...articleEntries(articles, language), ...entriesOf(texts)],
    [texts, articles, language],
  )
  return { entries, error, refetch }
}
