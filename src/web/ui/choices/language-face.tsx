import { useLanguage } from '#web/platform/language/language.tsx'

const letter = 'before:content-[attr(data-letters)]'
import { LANGUAGE_LETTERS } from './language-letters.ts'

/**
 * English and the other language by their first letters: whoever cannot read the one reads the other. Drawn, and said
 * by the label.
 */
export function LanguageFace() {
  const { shown } = useLanguage()
  const other = shown === 'en' ? 'am' : shown
  // a narrow phone has room for the one that is spoken
  const look = (isShown: boolean) => `${letter} ${isShown ? '' : 'font-medium text-muted max-[24rem]:hidden'}`
  return (
    <span aria-hidden="true" className="text-sm font-bold whitespace-nowrap">
      <span lang={other} data-letters={LANGUAGE_LETTERS[other]} className={look(shown !== 'en')} />
      <span data-letters="|" className={`px-1 font-normal text-muted max-[24rem]:hidden ${letter}`} />
      <span lang="en" data-letters="EN" className={look(shown === 'en')} />
    </span>
  )
}
