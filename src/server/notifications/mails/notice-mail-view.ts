import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { MailedNotice } from '#contract/notices.ts'
import { topicOf } from '#contract/notices.ts'
import { isOpenTopic, type OpenTopic } from '#contract/notifications/topic.ts'
import {
  escapeHtml,
  heading,
  letter,
  linkButton,
  MAIL_SIGNATURE,
  paragraph,
  signature,
} from '#server/platform/mail/mail-layout.ts'
import type { Excerpt } from '#server/notifications/ask-excerpt.ts'
import { writeExcerpt } from '#server/notifications/excerpt-view.ts'
import { type NoticeViews, writeNotice } from '#server/notifications/notice-view.ts'
import { formatWords } from '#server/platform/format-words.ts'

export interface MailedItem {
  notice: MailedNotice
  excerpt: Excerpt | null
}

interface NoticeMail {
  /** All of one topic; at least one. */
  items: readonly [MailedItem, ...MailedItem[]]
  language: InterfaceLanguage
  /** Address of the site. */
  site: string
  /** Where such mails can be ended, and whether that ends those about one search alone. */
  stop: { page: string; ofOne: boolean }
  /** Neither who wrote nor what. */
  isHidden: boolean
  views: NoticeViews
}

interface Words {
  /** Of a mail about several. */
  several: Record<OpenTopic, { subject: string; text: string; button: string }>
  stop: Record<OpenTopic | 'search', string>
}

const WORDS: Record<InterfaceLanguage, Words> = {
  en: {
    several: {
      messages: {
        subject: '{count, plural, one {# new message} other {# new messages}}',
        text: 'You have messages in Mesob that you have not read.',
        button: 'Read them',
      },
      favorites: {
        subject: 'News about listings you saved: {count}',
        text: 'What’s new with the listings you saved:',
        button: 'See everything',
      },
      searches: {
        subject: 'News for your saved searches: {count}',
        text: 'What’s new for the searches you saved:',
        button: 'See everything',
      },
      listings: {
        subject: 'News about your listings: {count}',
        text: 'What’s new with your listings and the people you dealt with:',
        button: 'See everything',
      },
      groups: {
        subject: 'News from your groups: {count}',
        text: 'What’s new in your groups and their events:',
        button: 'See everything',
      },
      dating: {
        subject: '{count, plural, one {# new match} other {# new matches}}',
        text: 'You and these people liked each other:',
        button: 'See everything',
      },
      announcements: {
        subject: 'News from Mesob: {count}',
        text: 'News from our team:',
        button: 'See everything',
      },
      networking: {
        subject: 'News from your professional network: {count}',
        text: 'What’s new in your professional network:',
        button: 'See everything',
      },
    },
    stop: {
      favorites: 'No more e-mails about what I saved',
      search: 'No more e-mails for this search',
      searches: 'No more e-mails for my saved searches',
      messages: 'No more e-mails about messages',
      listings: 'No more e-mails about my listings',
      groups: 'No more e-mails about groups and events',
      dating: 'No more e-mails about matches',
      announcements: 'No more e-mails with news from Mesob',
      networking: 'No more e-mails about my professional network',
    },
  },
  am: {
    several: {
      messages: {
        subject: '{count, plural, one {# አዲስ መልእክት} other {# አዲስ መልእክቶች}}',
        text: 'በመሶብ ያላነበቧቸው መልእክቶች አሉዎት።',
        button: 'ያንብቧቸው',
      },
      favorites: {
        subject: 'ስላስቀመጧቸው ማስታወቂያዎች አዲስ ነገር፦ {count}',
        text: 'ስላስቀመጧቸው ማስታወቂያዎች ያለው አዲስ ነገር፦',
        button: 'ሁሉንም ይመልከቱ',
      },
      searches: {
        subject: 'ከተቀመጡ ፍለጋዎችዎ አዲስ ነገር፦ {count}',
        text: 'ካስቀመጧቸው ፍለጋዎች ያለው አዲስ ነገር፦',
        button: 'ሁሉንም ይመልከቱ',
      },
      listings: {
        subject: 'ስለ ማስታወቂያዎችዎ አዲስ ነገር፦ {count}',
        text: 'ስለ ማስታወቂያዎችዎና ስለተገበያዩዋቸው ሰዎች ያለው አዲስ ነገር፦',
        button: 'ሁሉንም ይመልከቱ',
      },
      groups: {
        subject: 'ከቡድኖችዎ አዲስ ነገር፦ {count}',
        text: 'በቡድኖችዎና በዝግጅቶቻቸው ያለው አዲስ ነገር፦',
        button: 'ሁሉንም ይመልከቱ',
      },
      dating: {
        subject: 'አዲስ ተዋዳጆች፦ {count}',
        text: 'እርስዎና እነዚህ ሰዎች ተዋድዳችኋል፦',
        button: 'ሁሉንም ይመልከቱ',
      },
      announcements: {
        subject: 'ከመሶብ የመጡ ዜናዎች፦ {count}',
        text: 'ቡድናችን የሚያሳውቀው፦',
        button: 'ሁሉንም ይመልከቱ',
      },
      networking: {
        subject: 'ከሙያ ትስስርዎ አዲስ ነገር፦ {count}',
        text: 'በሙያ ትስስርዎ ያለው አዲስ ነገር፦',
        button: 'ሁሉንም ይመልከቱ',
      },
    },
    stop: {
      favorites: 'ስላስቀመጥኳቸው ከእንግዲህ ኢሜይል አይላክልኝ',
      search: 'ለዚህ ፍለጋ ከእንግዲህ ኢሜይል አይላክልኝ',
      searches: 'ለተቀመጡ ፍለጋዎቼ ከእንግዲህ ኢሜይል አይላክልኝ',
      messages: 'ስለ መልእክቶች ከእንግዲህ ኢሜይል አይላክልኝ',
      listings: 'ስለ ማስታወቂያዎቼ ከእንግዲህ ኢሜይል አይላክልኝ',
      groups: 'ስለ ቡድኖችና ዝግጅቶች ከእንግዲህ ኢሜይል አይላክልኝ',
      dating: 'ስለ ተዋዳጆች ከእንግዲህ ኢሜይል አይላክልኝ',
      announcements: 'የመሶብ ዜና ከእንግዲህ በኢሜይል አይላክልኝ',
      networking: 'ስለ ሙያ ትስስሬ ከእንግዲህ ኢሜይል አይላክልኝ',
    },
  },
}

interface Letter {
  subject: string
  text: string
  /** What it is about, line by line. */
  lines: { words: string; link: string | null }[]
  button: string
  /** Where the button leads. */
  link: string
}

/** What somebody has not read of one topic as one mail, as text and as HTML. */
export function noticeMailView(mail: NoticeMail): {
  subject: string
  text: string
  html: string
  link: string
} {
  const { language, stop } = mail
  const { subject, text, lines, button, link } = letterOf(mail)
  const topic = mailTopic(mail.items[0].notice)
  const stopWords = WORDS[language].stop[stop.ofOne && topic === 'searches' ? 'search' : topic]
  const foot = MAIL_SIGNATURE[language]
  const plain = [
    subject,
    text,
    ...lines.map((line) => (line.link === null ? line.words : `${line.words}\n${line.link}`)),
    `${button}:\n${link}`,
    `--\n${foot}`,
    `${stopWords}:\n${stop.page}`,
  ]
  return {
    subject,
    link,
    text: `${plain.join('\n\n')}\n`,
    html: letter(language, subject, [
      heading(subject),
      paragraph(text),
      ...lines.map((line) => (line.link === null ? paragraph(line.words) : linked(line.words, line.link))),
      linkButton(button, link),
      signature(language),
      `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(stop.page)}" style="color:#5c564a">${escapeHtml(stopWords)}</a></p>`,
    ]),
  }
}

const linked = (words: string, link: string): string =>
  `<p style="margin:0 0 12px"><a href="${escapeHtml(link)}" style="color:#006241;font-weight:600">${escapeHtml(words)}</a></p>`

/** What cannot be switched off is news of the site itself. */
function mailTopic({ kind }: MailedNotice): OpenTopic {
  const topic = topicOf(kind)
  return isOpenTopic(topic) ? topic : 'announcements'
}

function letterOf(mail: NoticeMail): Letter {
  const [first, ...others] = mail.items
  if (mailTopic(first.notice) === 'messages') return aboutMessages(mail)
  return others.length === 0 ? aboutOne(mail, first.notice) : aboutSeveral(mail)
}

function aboutOne({ language, site, views }: NoticeMail, notice: MailedNotice): Letter {
  const { subject, text, button, path, lines } = writeNotice(notice, language, views)
  return {
    subject,
    text,
    lines: lines.map((line) => ({ words: line.words, link: line.path === null ? null : site + line.path })),
    button,
    link: site + path,
  }
}

function aboutSeveral({ items, language, site, views }: NoticeMail): Letter {
  const { subject, text, button } = WORDS[language].several[mailTopic(items[0].notice)]
  return {
    subject: formatWords(language, subject, { count: items.length }),
    text,
    button,
    lines: items.map(({ notice }) => {
      const written = writeNotice(notice, language, views)
      return { words: written.subject, link: site + written.path }
    }),
    link: `${site}/#/notifications`,
  }
}

function aboutMessages({ items, language, site, isHidden, views }: NoticeMail): Letter {
  const { subject, text, button } = WORDS[language].several.messages
  const conversations = items.flatMap(({ notice, excerpt }) =>
    notice.kind === 'messages' ? [{ notice, ...notice.facts, excerpt }] : [],
  )
  const count = conversations.reduce((sum, one) => sum + one.count, 0)
  const lines = conversations.flatMap(({ notice, from, excerpt, count: unread }) => {
    if (from === null) return []
    const name = unread === 1 ? from : `${from} (${unread})`
    const words = excerpt === null ? name : `${name}: ${writeExcerpt(excerpt, language)}`
    return [{ words, link: site + writeNotice(notice, language, views).path }]
  })
  return {
    subject: formatWords(language, subject, { count }),
    text,
    button,
    lines: isHidden ? [] : lines,
    link: site + (items.length === 1 ? writeNotice(items[0].notice, language, views).path : '/#/messages'),
  }
}
