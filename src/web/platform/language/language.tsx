import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type AbstractIntlMessages, IntlProvider } from 'use-intl'
import { FIELD_PROBLEMS_EN, type ProblemWords, setProblemWords } from '#contract/kit/messages.ts'
import {
  DISPLAY_LANGUAGES,
  type DisplayLanguage,
  type InterfaceLanguage,
  isOnTrial,
} from '#contract/language/language.ts'
import type { LanguageFormats } from './language-formats.ts'
import { isTree } from './join-words.ts'
import { type AriaWords, setAriaWords } from './aria-words.ts'
import { deviceText } from '#web/platform/device/device-text.ts'

/** Where the device keeps which language was chosen. */
export const STORAGE_KEY = 'language'

/** What the first screen says in one language. */
export interface FirstCatalogue {
  words: AbstractIntlMessages
  /** Error code → sentence; `{name}` stands for a value out of the error's details. */
  errors: Readonly<Record<string, string>>
  /** How days, times and lists are written, where browsers have no data for the language. */
  formats?: LanguageFormats
}

/** Words by their code, in lists by name, such as 'countries'. */
export type WordLists = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Everything that is said in one language. */
export interface Catalogue extends FirstCatalogue {
  problems: ProblemWords
  /** See setAriaWords. */
  aria: readonly AriaWords[]
  /** What other languages have beside the catalogue, from browsers, tables or code. */
  lists?: WordLists
  /** Titles of listings as examples, by category and subcategory; other languages have them beside the form. */
  titleExamples?: WordLists
  /** Words of a part that not everybody reads, by its name; see MoreWords. */
  loadMore?: (name: string) => Promise<AbstractIntlMessages>
}
type Load<C> = (language: DisplayLanguage) => Promise<C>
export type LoadCatalogue = Load<Catalogue>

export interface Spoken {
  /** What was chosen. */
  shown: DisplayLanguage
  catalogue: Catalogue
}

let load: LoadCatalogue | null = null
let spoken: Spoken | null = null
/** Are all words of the language there, or those of the first screen alone? */
let isWhole = false
const listeners = new Set<() => void>()

function say(next: Spoken): void {
  setGlobalWords(next.catalogue)
  document.documentElement.lang = next.shown
  spoken = next
  listeners.forEach((listener) => listener())
}

function setGlobalWords({ problems, aria }: Catalogue): void {
  setProblemWords(problems)
  setAriaWords(aria)
}

const known = (name: string | null) => DISPLAY_LANGUAGES.find((language) => language === name)

/** The stored choice, else what ?lang= asks for, as addresses from search engines do; English when there is neither. */
export const storedLanguage = (): DisplayLanguage =>
  known(deviceText.read(STORAGE_KEY)) ?? known(new URLSearchParams(location.search).get('lang')) ?? 'en'

/**
 * Loads a language and makes validation and React Aria speak it. Await once before the first render. With
 * `loadFirst` only the words of the first screen are there at first; `withWords` fetches the others.
 */
export async function speak(
  loadWhole: LoadCatalogue,
  shown: DisplayLanguage,
  loadFirst?: Load<FirstCatalogue>,
): Promise<void> {
  load = loadWhole
  const catalogue = await (loadFirst ?? loadWhole)(shown)
  isWhole = loadFirst === undefined
  const { words, errors } = catalogue
  // these grow: see addWords
  const own = isWhole ? {} : { words: structuredClone(words), errors: { ...errors } }
  say({ shown, catalogue: { problems: FIELD_PROBLEMS_EN, aria: [], ...catalogue, ...own } })
}

/** A part of the app that is fetched when it is wanted, together with the words it needs. */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  const [fetched] = await Promise.all([part, fetchTheOtherWords()])
  return fetched
}

/** The words of a language, as they were given to speak(). */
export async function loadWords(language: DisplayLanguage): Promise<Catalogue> {
  if (!load) throw new Error('speak() comes first')
  return load(language)
}

async function fetchTheOtherWords(): Promise<void> {
  if (!spoken || !load || isWhole) return
  const { shown } = spoken
  const catalogue = await load(shown)
  if (isWhole || spoken.shown !== shown) return
  isWhole = true
  const { words, errors, ...others } = catalogue
  addWords(spoken.catalogue.words, words)
  Object.assign(spoken.catalogue.errors, errors)
  // what forms say about a field came with the whole catalogue too
  Object.assign(spoken.catalogue, others)
  setGlobalWords(catalogue)
}

/**
 * In place: what is drawn already has its words, so nothing of it has to be drawn anew. That would hold up the first
 * page for longer than all else that it waits for.
 */
function addWords(words: AbstractIntlMessages, others: AbstractIntlMessages): void {
  for (const [key, other] of Object.entries(others)) {
    const own = words[key]
    if (isTree(own) && isTree(other)) addWords(own, other)
    else words[key] = other
  }
}

async function setLanguage(shown: DisplayLanguage): Promise<void> {
  const catalogue = await loadWords(shown)
  deviceText.write(STORAGE_KEY, shown)
  isWhole = true
  say({ shown, catalogue })
}

interface LanguageState {
  /** The one that the server writes in and browsers have data for: English for languages on trial. */
  language: InterfaceLanguage
  shown: DisplayLanguage
  /** Whose names of places are read: the Amharic ones are in Ge’ez letters. */
  script: InterfaceLanguage
  catalogue: Catalogue
  /** Loads the language's words, stores the choice and switches the page over without a reload. */
  setLanguage: (language: DisplayLanguage) => Promise<void>
}

const LanguageContext = createContext<LanguageState | null>(null)

/** Date pickers follow the calendar of the language. */
export const ARIA_LOCALE: Record<InterfaceLanguage, string> = { en: 'en-US', am: 'am-ET-u-ca-ethiopic' }

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', followOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', followOtherTab)
  }
}

/** Another tab has chosen: like the theme, the language is that of the device. */
function followOtherTab({ key }: StorageEvent): void {
  const chosen = key === STORAGE_KEY ? known(deviceText.read(STORAGE_KEY)) : undefined
  if (chosen && chosen !== spoken?.shown) void setLanguage(chosen).catch(() => undefined)
}

/** Passes on what speak() loaded, and every change of it. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const now = useSyncExternalStore(subscribe, () => spoken)
  if (!now) throw new Error('speak() comes first')
  return <Speaking {...now}>{children}</Speaking>
}

/** What stands in for a language on trial where its words do not reach, such as mails. */
export const standInFor = (shown: DisplayLanguage): InterfaceLanguage => (isOnTrial(shown) ? 'en' : shown)

/** What is inside is said in that language. See InLanguage. */
export function Speaking({
  shown,
  catalogue,
  children,
}: Pick<Spoken, 'shown' | 'catalogue'> & { children: ReactNode }) {
  const language = standInFor(shown)
  const script = shown === 'ti' ? 'am' : language
  const state = useMemo(
    () => ({ language, shown, script, catalogue, setLanguage }) as const,
    [language, shown, script, catalogue],
  )
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

/** IANA name of the device's time zone. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
