import { useQuery } from '@tanstack/react-query'
import { translateText, TranslatedSubject } from '#contract/assistant/translate-text.ts'
import type { ContentLanguage } from '#contract/language/language.ts'
import { api } from '#web/platform/call/api.ts'
import type { TranslatedProps } from '#web/platform/language/translated.tsx'

interface Wanted extends Pick<TranslatedProps, 'subject' | 'text'> {
  language: ContentLanguage
  /** Nothing is asked for before the reader has asked. */
  isAsked: boolean
}

/** A text of somebody else in the reader's language, asked for once; words that were changed are asked for anew. */
export function useTranslation({ subject, text, language, isAsked }: Wanted) {
  const parsed = TranslatedSubject.safeParse(subject).data
  const options = api(translateText).queryOptions({
    subject: parsed ?? { kind: 'listing', id: '' },
    language,
  })
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, text],
    enabled: isAsked && parsed !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
