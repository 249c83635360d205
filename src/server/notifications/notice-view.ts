import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { FactsOf, Notice, NoticeKind, NoticeOf } from '#contract/notices.ts'
import { formatWords } from '#server/platform/format-words.ts'

/** Messages in ICU syntax. Every text of the facts is a value of the same name. */
export interface NoticeWords {
  /** What happened, in a line. */
  subject: string
  /** A sentence more about it. */
  text: string
  /** What the link of a mail is called; kinds with a mail of their own need none. */
  button?: string
}

export interface NoticeLine {
  words: string
  path: string | null
}

type NoticeLanguages = Readonly<Record<InterfaceLanguage, NoticeWords>>

/** How a kind of notice reads and where it leads, written by the feature that sends it. */
export interface NoticeView<Kind extends NoticeKind> {
  words: NoticeLanguages | ((facts: FactsOf<Kind>) => NoticeLanguages)
  /** Values beside the texts of the facts, such as prices and dates. */
  values?(facts: FactsOf<Kind>, language: InterfaceLanguage): Readonly<Record<string, string | number>>
  /** What it is about, line by line, each with the page that it leads to. */
  lines?(facts: FactsOf<Kind>, language: InterfaceLanguage): NoticeLine[]
  /** What a push says instead of the text. */
  brief?(facts: FactsOf<Kind>): string | null
  /** The page that it leads to, below the address of the site. */
  path(notice: NoticeOf<Kind>): string
}

export type NoticeViews<Kinds extends NoticeKind = NoticeKind> = {
  readonly [Kind in Kinds]: NoticeView<Kind>
}

export interface WrittenNotice {
  subject: string
  text: string
  /** Empty where the feature sends a mail of its own. */
  button: string
  path: string
  lines: NoticeLine[]
  brief: string | null
}

/** A notice in the language of its reader. */
export function writeNotice(notice: Notice, language: InterfaceLanguage, views: NoticeViews): WrittenNotice {
  // each kind is written by its own view, which the compiler cannot follow through the union
  const view = views[notice.kind] as unknown as NoticeView<NoticeKind>
  const languages = typeof view.words === 'function' ? view.words(notice.facts) : view.words
  const words = languages[language]
  const values = { ...textsOf(notice.facts), ...view.values?.(notice.facts, language) }
  const write = (message: string) => formatWords(language, message, values)
  return {
    subject: write(words.subject),
    text: write(words.text),
    button: words.button ?? '',
    path: view.path(notice),
    lines: view.lines?.(notice.facts, language) ?? [],
    brief: view.brief?.(notice.facts) ?? null,
  }
}

const textsOf = (facts: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
