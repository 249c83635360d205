import type { InterfaceLanguage } from '#contract/language/language.ts'

/** The page that starts the app, cut where pages of their own are put in. */
export interface Entry {
  before: string
  /** Between what stands in every head and the body. */
  middle: string
  /** What is shown while the app loads. */
  loading: string
  after: string
}

/** HTML of a page; everything in it is escaped already. */
export interface PageParts {
  language: InterfaceLanguage
  /** From the title on. */
  head: string
  /** What is read until the app runs, or where none does. */
  body: string
}

/** Stand in index.html around its title and around what is shown while it loads. */
const MARKS = {
  head: ['<!-- page head -->', '<!-- /page head -->'],
  body: ['<!-- page body -->', '<!-- /page body -->'],
} as const

/** A page that starts no app. */
export const BARE_ENTRY: Entry = {
  before:
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />',
  middle: '</head><body>',
  loading: '',
  after: '</body></html>',
}

/** @param html the built index.html; null or without its marks: a page that starts no app */
export function readEntry(html: string | null): Entry {
  const [headFrom, headTo] = MARKS.head.map((mark) => html?.indexOf(mark) ?? -1)
  const [bodyFrom, bodyTo] = MARKS.body.map((mark) => html?.indexOf(mark) ?? -1)
  const places = [headFrom, headTo, bodyFrom, bodyTo]
  if (html === null || !places.every((at): at is number => at !== undefined && at !== -1)) return BARE_ENTRY
  return {
    before: html.slice(0, headFrom),
    middle: html.slice((headTo ?? 0) + MARKS.head[1].length, bodyFrom),
    loading: html.slice((bodyFrom ?? 0) + MARKS.body[0].length, bodyTo),
    after: html.slice((bodyTo ?? 0) + MARKS.body[1].length),
  }
}

/** The app takes #root over as soon as it runs. */
export const writeDocument = (entry: Entry, { language, head, body }: PageParts): string =>
  `${beginningIn(entry, language)}${head}${entry.middle}<div id="root">${body}</div>${entry.after}`

/** The page that starts the app, with a head of its own. */
export const writeStart = (entry: Entry, { language, head }: Omit<PageParts, 'body'>): string =>
  `${beginningIn(entry, language)}${head}${entry.middle}${entry.loading}${entry.after}`

const beginningIn = ({ before }: Entry, language: InterfaceLanguage) =>
  before.replace(/<html lang="\w+"/, `<html lang="${language}"`)

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and for attributes in double quotes. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? '')

/** Data that no script runs: a block of its own type is no inline script to the content policy. */
export const dataBlock = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}</script>`
