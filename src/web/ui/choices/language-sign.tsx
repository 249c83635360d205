import type { DisplayLanguage } from '#contract/language/language.ts'
import { Flag } from '#web/ui/brand/flag.tsx'
import { LANGUAGE_LETTERS } from './language-letters.ts'

/** The sign beside a language's name: a flag or, of one that is of no one state, its first letters. Decoration. */
export function LanguageSign({ language }: { language: DisplayLanguage }) {
  if (language === 'en' || language === 'am') return <Flag language={language} />
  return (
    <span
      aria-hidden="true"
      lang={language}
      data-letters={LANGUAGE_LETTERS[language]}
      className="grid h-4 w-6 shrink-0 place-content-center rounded-[3px] bg-accent-soft text-[0.625rem] leading-none font-bold text-accent-soft-foreground before:content-[attr(data-letters)]"
    />
  )
}
