import { writeDate, writeMoney } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { MailedNotice, NoticeListing } from '#contract/notifications/notification.ts'
import {
  escapeHtml,
  heading,
  letter,
  linkButton,
  MAIL_WORDS,
  paragraph,
  signature,
} from '#server/auth/public.ts'

interface NoticeMail {
  notice: MailedNotice
  language: InterfaceLanguage
  /** Address of the site. */
  site: string
  link: string
  /** Where such mails can be ended. */
  stop: string
}

interface Words {
  kinds: Record<MailedNotice['kind'], { subject: string; text: string; button: string }>
  more: string
  stop: Record<'favorites' | 'search', string>
}

const WORDS: Record<InterfaceLanguage, Words> = {
  en: {
    kinds: {
      favorite_price_drop: {
        subject: '“{title}” costs less now',
        text: 'The price of a listing you saved went down from {was} to {now}.',
        button: 'See it',
      },
      favorite_reserved: {
        subject: '“{title}” is reserved',
        text: 'Somebody has reserved a listing you saved. We will tell you if it is on offer again.',
        button: 'See it',
      },
      favorite_back: {
        subject: '“{title}” is on offer again',
        text: 'A listing you saved is on offer again.',
        button: 'See it',
      },
      favorite_ending: {
        subject: '“{title}” ends soon',
        text: 'A listing you saved ends on {date}.',
        button: 'See it',
      },
      search_matches: {
        subject: '{count} new for “{name}”',
        text: 'New listings match the search you saved:',
        button: 'See them all',
      },
      search_paused: {
        subject: 'We stopped looking for “{name}”',
        text: 'You have not opened this saved search for 60 days, so it is paused. Open it to go on.',
        button: 'Go on',
      },
    },
    more: 'and more',
    stop: {
      favorites: 'No more mails about what I saved',
      search: 'No more mails for this search',
    },
  },
  am: {
    kinds: {
      favorite_price_drop: {
        subject: 'የ“{title}” ዋጋ ቀንሷል',
        text: 'ያስቀመጡት ማስታወቂያ ዋጋ ከ{was} ወደ {now} ወርዷል።',
        button: 'ይመልከቱት',
      },
      favorite_reserved: {
        subject: '“{title}” ተይዟል',
        text: 'ያስቀመጡትን ማስታወቂያ ሌላ ሰው ይዞታል። እንደገና ከቀረበ እንነግርዎታለን።',
        button: 'ይመልከቱት',
      },
      favorite_back: {
        subject: '“{title}” እንደገና ቀርቧል',
        text: 'ያስቀመጡት ማስታወቂያ እንደገና ቀርቧል።',
        button: 'ይመልከቱት',
      },
      favorite_ending: {
        subject: '“{title}” በቅርቡ ያበቃል',
        text: 'ያስቀመጡት ማስታወቂያ በ{date} ያበቃል።',
        button: 'ይመልከቱት',
      },
      search_matches: {
        subject: 'ለ“{name}” {count} አዲስ',
        text: 'ካስቀመጡት ፍለጋ ጋር የሚስማሙ አዲስ ማስታወቂያዎች፦',
        button: 'ሁሉንም ይመልከቱ',
      },
      search_paused: {
        subject: '“{name}”ን መፈለግ አቁመናል',
        text: 'ይህን የተቀመጠ ፍለጋ ለ60 ቀናት ስላልከፈቱት ቆሟል። ለመቀጠል ይክፈቱት።',
        button: 'ይቀጥሉ',
      },
    },
    more: 'እና ሌሎችም',
    stop: {
      favorites: 'ስላስቀመጥኳቸው ከእንግዲህ ኢሜይል አይላክልኝ',
      search: 'ለዚህ ፍለጋ ከእንግዲህ ኢሜይል አይላክልኝ',
    },
  },
}

/** A notice as a mail, as text and as HTML. */
export function noticeMailView({ notice, language, site, link, stop }: NoticeMail): {
  subject: string
  text: string
  html: string
} {
  const words = WORDS[language]
  const { button, ...said } = words.kinds[notice.kind]
  const subject = fill(said.subject, notice, language)
  const text = fill(said.text, notice, language)
  const listings = notice.kind === 'search_matches' ? notice.facts.listings : []
  const rest = notice.kind === 'search_matches' && notice.facts.count > listings.length ? [words.more] : []
  const named = listings.map((listing) => ({
    words: nameOf(listing, language),
    link: `${site}/#/listing/${listing.id}`,
  }))
  const stopWords = words.stop[notice.kind.startsWith('search') ? 'search' : 'favorites']
  const foot = MAIL_WORDS[language].signature
  const lines = [
    subject,
    text,
    ...named.map((one) => `${one.words}\n${one.link}`),
    ...rest,
    `${button}:\n${link}`,
    `--\n${foot}`,
    `${stopWords}:\n${stop}`,
  ]
  return {
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: letter(language, subject, [
      heading(subject),
      paragraph(text),
      ...named.map(
        (one) =>
          `<p style="margin:0 0 12px"><a href="${escapeHtml(one.link)}" style="color:#006241;font-weight:600">${escapeHtml(one.words)}</a></p>`,
      ),
      ...rest.map(paragraph),
      linkButton(button, link),
      signature(foot),
      `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(stop)}" style="color:#5c564a">${escapeHtml(stopWords)}</a></p>`,
    ]),
  }
}

/** Each gap of a sentence takes the fact of that name. */
function fill(sentence: string, { kind, facts }: MailedNotice, language: InterfaceLanguage): string {
  const values: Record<string, string> = {
    ...('title' in facts && { title: facts.title }),
    ...('name' in facts && { name: facts.name }),
    ...(kind === 'favorite_price_drop' && {
      was: writeMoney(facts.was.minor, facts.was.currency, language),
      now: writeMoney(facts.now.minor, facts.now.currency, language),
    }),
    ...(kind === 'favorite_ending' && { date: writeDate(facts.endsAt, language, 'UTC') }),
    ...(kind === 'search_matches' && { count: `${facts.count}${facts.capped ? '+' : ''}` }),
  }
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

const nameOf = ({ title, price }: NoticeListing, language: InterfaceLanguage): string =>
  price === null ? title : `${title} · ${writeMoney(price.minor, price.currency, language)}`
