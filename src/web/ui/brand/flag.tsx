import type { InterfaceLanguage } from '#contract/language/language.ts'

/** The flag beside a language's name. Decoration. */
export function Flag({ language }: { language: InterfaceLanguage }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 16" className="h-4 w-6 shrink-0 rounded-[3px]">
      {language === 'am' ? <Ethiopia /> : <UnitedKingdom />}
    </svg>
  )
}

function Ethiopia() {
  return (
    <>
      <path d="M0 0h24v5.4H0Z" fill="#078930" />
      <path d="M0 5.3h24v5.4H0Z" fill="#FCDD09" />
      <path d="M0 10.6h24V16H0Z" fill="#DA121A" />
      <circle cx="12" cy="8" r="3.7" fill="#0F47AF" />
      <path d="m12 5.2.7 2h2.1l-1.7 1.3.6 2-1.7-1.2-1.7 1.2.6-2-1.7-1.3h2.1Z" fill="#FCDD09" />
    </>
  )
}

function UnitedKingdom() {
  return (
    <>
      <path d="M0 0h24v16H0Z" fill="#012169" />
      <path d="m0 0 24 16M24 0 0 16" stroke="#fff" strokeWidth="3.2" />
      <path d="m0 0 24 16M24 0 0 16" stroke="#C8102E" strokeWidth="1.2" />
      <path d="M12 0v16M0 8h24" stroke="#fff" strokeWidth="5" />
      <path d="M12 0v16M0 8h24" stroke="#C8102E" strokeWidth="3" />
    </>
  )
}
