import { useTranslations } from 'use-intl'
import { isEthiopic } from '#contract/language/ethiopic-script.ts'

/** Why listings are shown that do not hold the words that were typed. */
export function AlsoShowing({
  words,
  onSearch,
}: {
  words: readonly string[]
  onSearch: (word: string) => void
}) {
  const t = useTranslations('listings.search')
  if (words.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted">
      <span>{t('alsoShowing')}</span>
      {words.map((word) => (
        <button
          key={word}
          type="button"
          aria-label={t('searchFor', { words: word })}
          onClick={() => onSearch(word)}
          className="min-h-11 font-semibold text-accent hover:underline"
        >
          <span {...(isEthiopic(word) && { lang: 'am' })}>{word}</span>
        </button>
      ))}
    </p>
  )
}
