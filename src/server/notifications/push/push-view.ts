import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Notice } from '#contract/notices.ts'
import type { PushMessage } from '#contract/notifications/push/push-message.ts'
import type { Excerpt } from '#server/notifications/ask-excerpt.ts'
import { writeExcerpt } from '#server/notifications/excerpt-view.ts'
import { type NoticeViews, writeNotice, type WrittenNotice } from '#server/notifications/notice-view.ts'
import { formatWords } from '#server/platform/format-words.ts'

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
  counted: string
  more: string
}

const WORDS: Record<InterfaceLanguage, Words> = {
  en: {
    app: 'Mesob',
    answer: 'Answer',
    open: 'Open',
    settings: 'Settings',
    counted: '{count, plural, one {A new message} other {# new messages}}',
    more: '{from} · {count} new',
  },
  am: {
    app: 'መሶብ',
    answer: 'መልስ ይስጡ',
    open: 'ይክፈቱ',
    settings: 'ማስተካከያ',
    counted: '{count, plural, one {አዲስ መልእክት} other {# አዲስ መልእክቶች}}',
    more: '{from} · {count} አዲስ',
  },
}

const SETTINGS_URL = '/#/account?section=notifications'
/** Of the 4 kB that a push may have, encryption takes some, and a letter up to four bytes. */
const LONGEST = { title: 120, body: 240 } as const

/** What a device shows of a notice, in the words of its reader. */
export function pushView(shown: Shown, views: NoticeViews): PushMessage {
  const written = writeNotice(shown.notice, shown.language, views)
  const { notice, language, seen, at } = shown
  const words = WORDS[language]
  const url = written.path
  const { title, body } = saidBy(shown, written)
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

function saidBy(
  { notice, language, isHidden, excerpt }: Shown,
  { subject, text, brief }: WrittenNotice,
): { title: string; body: string } {
  if (notice.kind !== 'messages') return { title: subject, body: brief ?? text }
  const words = WORDS[language]
  const { count, from } = notice.facts
  const counted = formatWords(language, words.counted, { count })
  if (isHidden || from === null) return { title: words.app, body: counted }
  const title = count === 1 ? from : formatWords(language, words.more, { from, count })
  return { title, body: excerpt === null ? counted : writeExcerpt(excerpt, language) }
}

const cut = (text: string, limit: number): string => {
  const letters = Array.from(text)
  return letters.length <= limit ? text : `${letters.slice(0, limit - 1).join('')}…`
}
