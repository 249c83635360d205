import { useLanguage } from '#web/platform/language/language.tsx'
import { useEntries } from './load-entries.ts'
import { type FaqLanguage, faqLanguageOf } from './load-faq.ts'

/** The questions of the answers that everybody reads, in the language in which they are read here. */
export function useFaqQuestions(): {
  language: FaqLanguage
  questionOf: (id: string) => string | null
} {
  const language = faqLanguageOf(useLanguage().language)
  const { entries } = useEntries(language)
  return {
    language,
    questionOf: (id) => entries?.find((entry) => entry.id === id)?.text.question ?? null,
  }
}
