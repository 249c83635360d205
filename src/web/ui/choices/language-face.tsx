import type { DisplayLanguage } from '#contract/language/language.ts'
import { useLanguage } from '#web/platform/language/language.tsx'

const ENGLISH: DisplayLanguage = 'en'

/** Both languages by their first letters: whoever cannot read the one reads the other. Decoration. */
export function LanguageFace() {
  const { shown } = useLanguage()
  const [lang, letters] = shown === 'ti' ? ['ti', 'ትግ'] : ['am', 'አማ']
  // a narrow phone has room for the one that is spoken
  const look = (isShown: boolean) => (isShown ? '' : 'font-medium text-muted max-[24rem]:hidden')
  return (
    <span aria-hidden="true" className="text-sm font-bold whitespace-nowrap uppercase">
      <span lang={lang} className={look(shown !== ENGLISH)}>
        {letters}
      </span>
      <span className="px-1 font-normal text-muted max-[24rem]:hidden">|</span>
      <span lang={ENGLISH} className={look(shown === ENGLISH)}>
        {ENGLISH}
      </span>
    </span>
  )
}
