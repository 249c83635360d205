import { useCallback } from 'react'
import { LOCALE } from '#contract/language/formats.ts'
import { useLanguage } from '#web/platform/language/language.tsx'

/** Words after each other, as the reader's language joins them. */
export function useListed(): (words: readonly string[]) => string {
  const { language } = useLanguage()
  return useCallback(
    (words) => new Intl.ListFormat(LOCALE[language], { type: 'unit', style: 'short' }).format(words),
    [language],
  )
}
