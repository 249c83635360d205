import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type AbstractIntlMessages, IntlProvider } from 'use-intl'
import { type ProblemWords, setProblemWords } from '#contract/kit/messages.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language/language.ts'
import { type AriaWords, setAriaWords } from './aria-words.ts'

const STORAGE_KEY = 'language'

/** Everything that is said in one language. */
export interface Catalogue {
  words: AbstractIntlMessages
  /** Error code → sentence; `{name}` stands for a value out of the error's details. */
  errors: Readonly<Record<string, string>>
  problems: ProblemWords
  aria: AriaWords
}
export type LoadCatalogue = (language: InterfaceLanguage) => Promise<Catalogue>

interface Spoken {
  language: InterfaceLanguage
  catalogue: Catalogue
}

interface LanguageState extends Spoken {
  /** Loads the language's words, stores the choice and switches the page over without a reload. */
  setLanguage: (language: InterfaceLanguage) => Promise<void>
}

const LanguageContext = createContext<LanguageState | null>(null)

/** The stored choice; English when there is none. */
export function storedLanguage(): InterfaceLanguage {
  const stored = localStorage.getItem(STORAGE_KEY)
  return INTERFACE_LANGUAGES.find((language) => language === stored) ?? 'en'
}

/** Loads a language and makes validation and React Aria speak it. Await once before the first render. */
export async function speak(load: LoadCatalogue, language: InterfaceLanguage): Promise<Spoken> {
  const catalogue = await load(language)
  setProblemWords(catalogue.problems)
  setAriaWords(catalogue.aria)
  document.documentElement.lang = language
  return { language, catalogue }
}

/** Date pickers follow the calendar of the language. */
const ARIA_LOCALE: Record<InterfaceLanguage, string> = { en: 'en-US', am: 'am-ET-u-ca-ethiopic' }

export function LanguageProvider(props: { start: Spoken; load: LoadCatalogue; children: ReactNode }) {
  const { load } = props
  const [spoken, setSpoken] = useState(props.start)
  const setLanguage = useCallback(
    async (language: InterfaceLanguage) => {
      const next = await speak(load, language)
      localStorage.setItem(STORAGE_KEY, language)
      setSpoken(next)
    },
    [load],
  )
  const state = useMemo(() => ({ ...spoken, setLanguage }), [spoken, setLanguage])
  return (
    <LanguageContext value={state}>
      <IntlProvider locale={spoken.language} messages={spoken.catalogue.words} timeZone={deviceTimeZone()}>
        <I18nProvider locale={ARIA_LOCALE[spoken.language]}>{props.children}</I18nProvider>
      </IntlProvider>
    </LanguageContext>
  )
}

/** The language in use and the way to change it. */
export function useLanguage(): LanguageState {
  const state = use(LanguageContext)
  if (!state) throw new Error('useLanguage needs a LanguageProvider above it')
  return state
}

/** IANA name of the device's time zone. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
