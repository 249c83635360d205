import { useLanguage } from '#web/platform/language/language.tsx'

const letter = 'before:content-[attr(data-letters)]'

/** Both languages by their first letters: whoever cannot read the one reads the other. Drawn, and said by the label. */
export function LanguageFace() {
  const { shown } = useLanguage()
  const [lang, letters] = shown === 'ti' ? ['ti', 'ትግ'] : ['am', 'አማ']
  // a narrow phone has room for the one that is spoken
  const look = (isShown: boolean) => `${letter} ${isShown ? '' : 'font-medium text-muted max-[24rem]:hidden'}`
  return (
    <span aria-hidden="true" className="text-sm font-bold whitespace-nowrap">
      <span lang={lang} data-letters={letters} className={look(shown !== 'en')} />
      <span data-letters="|" className={`px-1 font-normal text-muted max-[24rem]:hidden ${letter}`} />
      <span lang="en" data-letters="EN" className={look(shown === 'en')} />
    </span>
  )
}
