import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Notice } from '#contract/notifications/notification.ts'
import type { PushMessage } from '#contract/notifications/push/push-message.ts'
import type { Excerpt } from '#server/notifications/ask-excerpt.ts'
import { pathOf, sayExcerpt, sayNotice } from '#server/notifications/notice-words-view.ts'

interface Shown {
  notice: Notice
  language: InterfaceLanguage
  /** Neither who wrote nor what. */
  isHidden: boolean
  excerpt: Excerpt | null
  seen: string
  at: Date
}

interface Words {
  app: string
  answer: string
  open: string
  settings: string
  /** How many are new, as a sentence and behind a name. */
  one: string
  many: string
  more: string
}

const WORDS: Record<InterfaceLanguage, Words> = {
  en: {
    app: 'Mesob',
    answer: 'Answer',
    open: 'Open',
    settings: 'Settings',
    one: 'A new message',
    many: '{count} new messages',
    more: '{from} · {count} new',
  },
  am: {
    app: 'መሶብ',
    answer: 'መልስ ይስጡ',
    open: 'ይክፈቱ',
    settings: 'ማስተካከያ',
    one: 'አዲስ መልእክት',
    many: '{count} አዲስ መልእክቶች',
    more: '{from} · {count} አዲስ',
  },
}

const SETTINGS_URL = '/#/account?section=notifications'
/** Of the 4 kB that a push may have, encryption takes some, and a letter up to four bytes. */
const LONGEST = { title: 120, body: 240 } as const

/** What a device shows of a notice, in the words of its reader. */
export function pushView(shown: Shown): PushMessage {
  const { notice, language, seen, at } = shown
  const words = WORDS[language]
  const url = pathOf(notice)
  const { title, body } = saidBy(shown)
  const open = notice.kind === 'messages' ? words.answer : words.open
  return {
    title: cut(title, LONGEST.title),
    body: cut(body, LONGEST.body),
    lang: language,
    tag: `${notice.kind}.${notice.subjectId}`,
    url,
    actions: [
      { action: 'open', title: open, url },
      { action: 'settings', title: words.settings, url: SETTINGS_URL },
    ],
    seen,
    at: at.getTime(),
  }
}

function saidBy({ notice, language, isHidden, excerpt }: Shown): { title: string; body: string } {
  if (notice.kind !== 'messages') {
    const { subject, text } = sayNotice(notice, language)
    return { title: subject, body: listed(notice) ?? text }
  }
  const words = WORDS[language]
  const { count, from } = notice.facts
  const counted = count === 1 ? words.one : words.many.replace('{count}', String(count))
  if (isHidden || from === null) return { title: words.app, body: counted }
  const title =
    count === 1 ? from : words.more.replace('{from}', () => from).replace('{count}', String(count))
  return { title, body: excerpt === null ? counted : sayExcerpt(excerpt, language) }
}

/** New listings are named rather than announced. */
const listed = (notice: Notice): string | null =>
  notice.kind === 'search_matches' && notice.facts.listings.length > 0
    ? notice.facts.listings.map(({ title }) => title).join(' · ')
    : null

const cut = (text: string, most: number): string => {
  const letters = Array.from(text)
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}
