import { BookOpenText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ContentLanguage } from '#contract/language/language.ts'

interface OtherLanguageProps {
  language: ContentLanguage
  onRead: (language: ContentLanguage) => void
}

/** A way to the text that its owner wrote in the other language. */
export function OtherLanguage({ language, onRead }: OtherLanguageProps) {
  const t = useTranslations('listings.page')
  return (
    <button
      type="button"
      onClick={() => onRead(language)}
      className="mt-1 inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-lg text-sm font-medium text-accent hover:underline focus-visible:outline-2 focus-visible:outline-accent"
    >
      <BookOpenText size={15} aria-hidden="true" />
      {t(`readIn.${language}`)}
    </button>
  )
}
