import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type AbstractIntlMessages, IntlProvider } from 'use-intl'
import { FIELD_PROBLEMS_EN, type ProblemWords, setProblemWords } from '#contract/kit/messages.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language/language.ts'
import { type AriaWords, setAriaWords } from './aria-words.ts'

const STORAGE_KEY = 'language'

/** What the first screen says in one language. */
export interface FirstCatalogue {
  words: AbstractIntlMessages
  /** Error code → sentence; `{name}` stands for a value out of the error's details. */
  errors: Readonly<Record<string, string>>
}

/** Everything that is said in one language. */
export interface Catalogue extends FirstCatalogue {
  problems: ProblemWords
  /** See setAriaWords. */
  aria: readonly AriaWords[]
}
type Load<C> = (language: InterfaceLanguage) => Promise<C>
export type LoadCatalogue = Load<Catalogue>

interface Spoken {
  language: InterfaceLanguage
  catalogue: Catalogue
  isWhole: boolean
}

let load: LoadCatalogue | null = null
let spoken: Spoken | null = null
const listeners = new Set<() => void>()

function say(next: Spoken): void {
  setProblemWords(next.catalogue.problems)
  setAriaWords(next.catalogue.aria)
  document.documentElement.lang = next.language
  spoken = next
  listeners.forEach((listener) => listener())
}

const known = (name: string | null) => INTERFACE_LANGUAGES.find((language) => language === name)

/** The stored choice, else what ?lang= asks for, as addresses from search engines do; English when there is neither. */
export const storedLanguage = (): InterfaceLanguage =>
  known(localStorage.getItem(STORAGE_KEY)) ?? known(new URLSearchParams(location.search).get('lang')) ?? 'en'

/**
 * Loads a language and makes validation and React Aria speak it. Await once before the first render. With
 * `loadFirst` only the words of the first screen are there at first; `withWords` fetches the others.
 */
export async function speak(
  loadWhole: LoadCatalogue,
  language: InterfaceLanguage,
  loadFirst?: Load<FirstCatalogue>,
): Promise<void> {
  load = loadWhole
  const catalogue = await (loadFirst ?? loadWhole)(language)
  say({
    language,
    catalogue: { problems: FIELD_PROBLEMS_EN, aria: [], ...catalogue },
    isWhole: loadFirst === undefined,
  })
}

/** A part of the app that is fetched when it is wanted, together with the words it needs. */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  const [fetched] = await Promise.all([part, fetchTheOtherWords()])
  return fetched
}

async function fetchTheOtherWords(): Promise<void> {
  if (!spoken || !load || spoken.isWhole) return
  const { language } = spoken
  const catalogue = await load(language)
  if (!spoken.isWhole && spoken.language === language) say({ language, catalogue, isWhole: true })
}

async function setLanguage(language: InterfaceLanguage): Promise<void> {
  if (!load) throw new Error('speak() comes first')
  const catalogue = await load(language)
  localStorage.setItem(STORAGE_KEY, language)
  say({ language, catalogue, isWhole: true })
}

interface LanguageState {
  language: InterfaceLanguage
  catalogue: Catalogue
  /** Loads the language's words, stores the choice and switches the page over without a reload. */
  setLanguage: (language: InterfaceLanguage) => Promise<void>
}

const LanguageContext = createContext<LanguageState | null>(null)

/** Date pickers follow the calendar of the language. */
const ARIA_LOCALE: Record<InterfaceLanguage, string> = { en: 'en-US', am: 'am-ET-u-ca-ethiopic' }

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Passes on what speak() loaded, and every change of it. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const now = useSyncExternalStore(subscribe, () => spoken)
  if (!now) throw new Error('speak() comes first')
  return <Speaking {...now}>{children}</Speaking>
}

/**
 * What is inside is said in that language, whatever the page speaks: a look at what others will read. Until its words
 * are there, and when they cannot be fetched, it stays as it is.
 */
export function InLanguage({ language, children }: { language: InterfaceLanguage; children: ReactNode }) {
  const page = useLanguage()
  const [other, setOther] = useState<Pick<Spoken, 'language' | 'catalogue'>>(page)
  useEffect(() => {
    let isLeft = false
    const fetchWords = async () => {
      if (language === page.language || !load) return
      const catalogue = await load(language)
      if (!isLeft) setOther({ language, catalogue })
    }
    void fetchWords().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [language, page.language])
  const { language: said, catalogue } = language === page.language ? page : other
  return (
    <Speaking language={said} catalogue={catalogue}>
      <div lang={said}>{children}</div>
    </Speaking>
  )
}

function Speaking({
  language,
  catalogue,
  children,
}: Pick<Spoken, 'language' | 'catalogue'> & { children: ReactNode }) {
  const state = useMemo(() => ({ language, catalogue, setLanguage }), [language, catalogue])
  return (
    <LanguageContext value={state}>
      <IntlProvider locale={language} messages={catalogue.words} timeZone={deviceTimeZone()}>
        <I18nProvider locale={ARIA_LOCALE[language]}>{children}</I18nProvider>
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

/** English as it is written where the decimal mark is a comma. */
const ENGLISH_WITH_COMMA = 'en-SE'

/** How numbers are typed: in the language of the page, with the decimal mark that the device is used to. */
export function numberLocale(language: InterfaceLanguage): string {
  if (language !== 'en') return ARIA_LOCALE[language]
  const parts = new Intl.NumberFormat(navigator.language).formatToParts(0.5)
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  return isComma ? ENGLISH_WITH_COMMA : ARIA_LOCALE.en
}

/** IANA name of the device's time zone. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
