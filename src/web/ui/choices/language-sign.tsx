import type { DisplayLanguage } from '#contract/language/language.ts'
import { Flag } from '#web/ui/brand/flag.tsx'

/** Languages of no one state, by their first letters. */
const LETTERS = { ti: 'ትግ', om: 'AO' } as const

/** The sign beside a language's name. Decoration. */
export function LanguageSign({ language }: { language: DisplayLanguage }) {
  if (language === 'en' || language === 'am') return <Flag language={language} />
  return (
    <span
      aria-hidden="true"
      lang={language}
      data-letters={LETTERS[language]}
      className="grid h-4 w-6 shrink-0 place-content-center rounded-[3px] bg-accent-soft text-[0.625rem] leading-none font-bold text-accent-soft-foreground before:content-[attr(data-letters)]"
    />
  )
}
