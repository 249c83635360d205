import { useQuery } from '@tanstack/react-query'
import { type FaqLanguage, faqLanguageOf } from '#web/legal/faq/load-faq.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import type { GuideTexts } from '#contract/legal/guides/guide.ts'

const loadGuides = async (language: FaqLanguage): Promise<GuideTexts> =>
  language === 'am'
    ? (await import('#contract/legal/guides/am/texts.ts')).guidesAm
    : (await import('#contract/legal/guides/en/texts.ts')).guidesEn

/** The guides in the reader's language, or in English where they are not written in it. */
export function useGuides() {
  const language = faqLanguageOf(useLanguage().language)
  const query = useQuery({
    queryKey: ['guides', language],
    queryFn: () => loadGuides(language),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { ...query, language }
}
