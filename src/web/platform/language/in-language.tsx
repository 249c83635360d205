import { type ReactNode, useEffect, useState } from 'react'
import type { DisplayLanguage } from '#contract/language/language.ts'
import { loadWords, type Spoken, Speaking, useLanguage } from './language.tsx'

interface InLanguageProps {
  language: DisplayLanguage
  /** Of the element around it, which carries the language. */
  className?: string
  children: ReactNode
}

/**
 * What is inside is said in that language, whatever the page speaks: a look at what others will read. Until its words
 * are there, and when they cannot be fetched, it stays as it is.
 */
export function InLanguage({ language, className, children }: InLanguageProps) {
  const page = useLanguage()
  const [other, setOther] = useState<Pick<Spoken, 'shown' | 'catalogue'>>(page)
  useEffect(() => {
    let isLeft = false
    const fetchWords = async () => {
      if (language === page.shown) return
      const catalogue = await loadWords(language)
      if (!isLeft) setOther({ shown: language, catalogue })
    }
    void fetchWords().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [language, page.shown])
  const { shown: shownLanguage, catalogue } = language === page.shown ? page : other
  return (
    <Speaking shown={shownLanguage} catalogue={catalogue}>
      <div lang={shownLanguage} className={className}>
        {children}
      </div>
    </Speaking>
  )
}
