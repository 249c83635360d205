import { writeMoney } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { MailedNotice, NoticeListing } from '#contract/notifications/notification.ts'
import { topicOf } from '#contract/notifications/topic.ts'
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
import { pathOf, sayExcerpt, sayNotice } from '#server/notifications/notice-words-view.ts'

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
}

type MailTopic = 'messages' | 'favorites' | 'searches' | 'groups' | 'dating' | 'networking'
interface Words {
  buttons: Record<MailedNotice['kind'], string>
  /** Of a mail about several. */
  several: Record<MailTopic, { subject: string; text: string; button: string }>
  more: string
  stop: Record<MailTopic | 'search', string>
}

const WORDS: Record<InterfaceLanguage, Words> = {
  en: {
    buttons: {
      favorite_price_drop: 'See it',
      favorite_reserved: 'See it',
      favorite_back: 'See it',
      favorite_ending: 'See it',
      search_matches: 'See them all',
      search_paused: 'Go on',
      messages: 'Read them',
      group_asked: 'Decide',
      group_joined: 'Open the group',
      group_approved: 'Open the group',
      group_declined: 'Open the group',
      group_admitted: 'Open the group',
      group_led: 'Open the group',
      event_reminder: 'See the event',
      event_changed: 'See the event',
      event_cancelled: 'See the event',
      event_admitted: 'See the event',
      dating_match: 'Say hello',
      connection_asked: 'See the request',
      connection_accepted: 'See their page',
      post_commented: 'Read it',
    },
    several: {
      messages: {
        subject: 'New messages: {count}',
        text: 'You have messages in Mesob that you have not read.',
        button: 'Read them',
      },
      favorites: {
        subject: 'News about listings you saved: {count}',
        text: 'This is new about the listings you saved:',
        button: 'See all of it',
      },
      searches: {
        subject: 'News of your saved searches: {count}',
        text: 'This is new for the searches you saved:',
        button: 'See all of it',
      },
      groups: {
        subject: 'News of your groups: {count}',
        text: 'This is new in your groups and their events:',
        button: 'See all of it',
      },
      dating: {
        subject: 'New matches: {count}',
        text: 'You and these people liked each other:',
        button: 'See all of it',
      },
      networking: {
        subject: 'News of your professional network: {count}',
        text: 'This is new in your professional network:',
        button: 'See all of it',
      },
    },
    more: 'and more',
    stop: {
      favorites: 'No more mails about what I saved',
      search: 'No more mails for this search',
      searches: 'No more mails for my saved searches',
      messages: 'No more mails about messages',
      groups: 'No more mails about groups and events',
      dating: 'No more mails about matches',
      networking: 'No more mails about my professional network',
    },
  },
  am: {
    buttons: {
      favorite_price_drop: 'ይመልከቱት',
      favorite_reserved: 'ይመልከቱት',
      favorite_back: 'ይመልከቱት',
      favorite_ending: 'ይመልከቱት',
      search_matches: 'ሁሉንም ይመልከቱ',
      search_paused: 'ይቀጥሉ',
      messages: 'ያንብቧቸው',
      group_asked: 'ይወስኑ',
      group_joined: 'ቡድኑን ይክፈቱ',
      group_approved: 'ቡድኑን ይክፈቱ',
      group_declined: 'ቡድኑን ይክፈቱ',
      group_admitted: 'ቡድኑን ይክፈቱ',
      group_led: 'ቡድኑን ይክፈቱ',
      event_reminder: 'ዝግጅቱን ይመልከቱ',
      event_changed: 'ዝግጅቱን ይመልከቱ',
      event_cancelled: 'ዝግጅቱን ይመልከቱ',
      event_admitted: 'ዝግጅቱን ይመልከቱ',
      dating_match: 'ሰላም ይበሉ',
      connection_asked: 'ጥያቄውን ይመልከቱ',
      connection_accepted: 'ገጻቸውን ይመልከቱ',
      post_commented: 'ያንብቡት',
    },
    several: {
      messages: {
        subject: 'አዲስ መልእክቶች፦ {count}',
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
      groups: {
        subject: 'ከቡድኖችዎ አዲስ ነገር፦ {count}',
        text: 'በቡድኖችዎና በዝግጅቶቻቸው ያለው አዲስ ነገር፦',
        button: 'ሁሉንም ይመልከቱ',
      },
      dating: {
        subject: 'አዲስ ግጥምጥሞሽ፦ {count}',
        text: 'እርስዎና እነዚህ ሰዎች ተዋደዋል፦',
        button: 'ሁሉንም ይመልከቱ',
      },
      networking: {
        subject: 'ከሙያ ግንኙነቶችዎ አዲስ ነገር፦ {count}',
        text: 'በሙያ ግንኙነቶችዎ ያለው አዲስ ነገር፦',
        button: 'ሁሉንም ይመልከቱ',
      },
    },
    more: 'እና ሌሎችም',
    stop: {
      favorites: 'ስላስቀመጥኳቸው ከእንግዲህ ኢሜይል አይላክልኝ',
      search: 'ለዚህ ፍለጋ ከእንግዲህ ኢሜይል አይላክልኝ',
      searches: 'ለተቀመጡ ፍለጋዎቼ ከእንግዲህ ኢሜይል አይላክልኝ',
      messages: 'ስለ መልእክቶች ከእንግዲህ ኢሜይል አይላክልኝ',
      groups: 'ስለ ቡድኖችና ዝግጅቶች ከእንግዲህ ኢሜይል አይላክልኝ',
      dating: 'ስለ ግጥምጥሞሾች ከእንግዲህ ኢሜይል አይላክልኝ',
      networking: 'ስለ ሙያ ግንኙነቶቼ ከእንግዲህ ኢሜይል አይላክልኝ',
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

const OWN_TOPICS: readonly MailTopic[] = ['messages', 'searches', 'groups', 'dating', 'networking']

function mailTopic({ kind }: MailedNotice): MailTopic {
  const topic = topicOf(kind)
  return OWN_TOPICS.find((own) => own === topic) ?? 'favorites'
}

function letterOf(mail: NoticeMail): Letter {
  const [first, ...others] = mail.items
  if (mailTopic(first.notice) === 'messages') return aboutMessages(mail)
  return others.length === 0 ? aboutOne(mail, first.notice) : aboutSeveral(mail)
}

function aboutOne({ language, site }: NoticeMail, notice: MailedNotice): Letter {
  const listings = notice.kind === 'search_matches' ? notice.facts.listings : []
  const hasMore = notice.kind === 'search_matches' && notice.facts.count > listings.length
  return {
    ...sayNotice(notice, language),
    lines: [
      ...listings.map((listing) => ({
        words: nameOf(listing, language),
        link: `${site}/#/listing/${listing.id}`,
      })),
      ...(hasMore ? [{ words: WORDS[language].more, link: null }] : []),
    ],
    button: WORDS[language].buttons[notice.kind],
    link: site + pathOf(notice),
  }
}

function aboutSeveral({ items, language, site }: NoticeMail): Letter {
  const { subject, text, button } = WORDS[language].several[mailTopic(items[0].notice)]
  return {
    subject: subject.replace('{count}', String(items.length)),
    text,
    button,
    lines: items.map(({ notice }) => ({
      words: sayNotice(notice, language).subject,
      link: site + pathOf(notice),
    })),
    link: `${site}/#/notifications`,
  }
}

function aboutMessages({ items, language, site, isHidden }: NoticeMail): Letter {
  const { subject, text, button } = WORDS[language].several.messages
  const conversations = items.flatMap(({ notice, excerpt }) =>
    notice.kind === 'messages' ? [{ notice, ...notice.facts, excerpt }] : [],
  )
  const count = conversations.reduce((sum, one) => sum + one.count, 0)
  const lines = conversations.flatMap(({ notice, from, excerpt, count: unread }) => {
    if (from === null) return []
    const name = unread === 1 ? from : `${from} (${unread})`
    const words = excerpt === null ? name : `${name}: ${sayExcerpt(excerpt, language)}`
    return [{ words, link: site + pathOf(notice) }]
  })
  return {
    subject: subject.replace('{count}', String(count)),
    text,
    button,
    lines: isHidden ? [] : lines,
    link: site + (items.length === 1 ? pathOf(items[0].notice) : '/#/messages'),
  }
}

const nameOf = ({ title, price }: NoticeListing, language: InterfaceLanguage): string =>
  price === null ? title : `${title} · ${writeMoney(price.minor, price.currency, language)}`
