import { useCallback } from 'react'
import { LOCALE } from '#contract/language/formats.ts'
import { useLanguage } from '#web/platform/language/language.tsx'

/** Words after each other, as the reader's language joins them. */
export function useListed(): (words: readonly string[]) => string {
  const { language, catalogue } = useLanguage()
  return useCallback(
    (words) =>
      catalogue.formats?.parts(words, language) ??
      new Intl.ListFormat(LOCALE[language], { type: 'unit', style: 'short' }).format(words),
    [language, catalogue],
  )
}
