import { queryOptions, useQuery } from '@tanstack/react-query'
import type { FaqTexts } from '#contract/legal/faq/faq.ts'

/** The answers are written in these; every other language of the interface reads the English ones. */
export type FaqLanguage = 'en' | 'am'

export const faqLanguageOf = (language: string): FaqLanguage => (language === 'am' ? 'am' : 'en')

/** Each language is a file of its own, so that nobody fetches the other one to read. */
export async function loadFaq(language: FaqLanguage): Promise<FaqTexts> {
  return language === 'am'
    ? (await import('#contract/legal/faq/am/texts.ts')).faqAm
    : (await import('#contract/legal/faq/en/texts.ts')).faqEn
}

/** Part of the app, so it is asked for without a connection too: the device may have it. */
const options = (language: FaqLanguage) =>
  queryOptions({
    queryKey: ['faq', language],
    queryFn: () => loadFaq(language),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const useFaq = (language: FaqLanguage, { isNeeded = true } = {}) =>
  useQuery({ ...options(language), enabled: isNeeded })
