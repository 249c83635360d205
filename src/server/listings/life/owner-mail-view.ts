import { writeDate } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { RULE_WORDS } from '#contract/moderation/decisions/rule-words.ts'
import type { Rule } from '#contract/moderation/decisions/rule.ts'
import {
  escapeHtml,
  heading,
  letter,
  linkButton,
  MAIL_SIGNATURE,
  paragraph,
  signature,
} from '#server/platform/mail/mail-layout.ts'

export type OwnerMailKind = 'ends_soon' | 'ends_today' | 'approved' | 'changes_requested'

interface OwnerMail {
  kind: OwnerMailKind
  language: InterfaceLanguage
  title: string
  endsAt: Date | null
  reason: Rule | null
  note: string | null
  link: string
  /** Where such mails can be ended; null for those that come in any case. */
  stop: string | null
}

interface Words {
  kinds: Record<OwnerMailKind, { subject: string; text: string; button: string }>
  why: string
  note: string
  stop: string
}

const WORDS: Record<InterfaceLanguage, Words> = {
  en: {
    kinds: {
      ends_soon: {
        subject: '“{title}” ends in three days',
        text: 'Your listing ends on {date}. If it is still available, renew it with one tap.',
        button: 'Renew it',
      },
      ends_today: {
        subject: '“{title}” ends today',
        text: 'This is the last day of your listing. If it is still available, renew it with one tap.',
        button: 'Renew it',
      },
      approved: {
        subject: '“{title}” is live',
        text: 'We have reviewed your listing. Everyone can now see it as you wrote it.',
        button: 'See it',
      },
      changes_requested: {
        subject: '“{title}” needs a change',
        text: 'We have reviewed what you wrote. Please change it and submit it again.',
        button: 'Change it',
      },
    },
    why: 'Why: {reason}',
    note: 'Note from the reviewer: {note}',
    stop: 'No more e-mails when my listings end',
  },
  am: {
    kinds: {
      ends_soon: {
        subject: '“{title}” ከሦስት ቀናት በኋላ ያበቃል',
        text: 'ማስታወቂያዎ በ{date} ያበቃል። አሁንም ካለ በአንድ ንክኪ ያድሱት።',
        button: 'ያድሱት',
      },
      ends_today: {
        subject: '“{title}” ዛሬ ያበቃል',
        text: 'ዛሬ የማስታወቂያዎ የመጨረሻ ቀን ነው። አሁንም ካለ በአንድ ንክኪ ያድሱት።',
        button: 'ያድሱት',
      },
      approved: {
        subject: '“{title}” ወጥቷል',
        text: 'ማስታወቂያዎን ተመልክተነዋል። አሁን እንደጻፉት ለሁሉም ይታያል።',
        button: 'ይመልከቱት',
      },
      changes_requested: {
        subject: '“{title}” ለውጥ ያስፈልገዋል',
        text: 'የጻፉትን ተመልክተነዋል። እባክዎ ቀይረው እንደገና ያስገቡት።',
        button: 'ይቀይሩት',
      },
    },
    why: 'ምክንያት፦ {reason}',
    note: 'ከተመለከቱት ሰው የተጻፈ ማስታወሻ፦ {note}',
    stop: 'ማስታወቂያዎቼ ሲያበቁ ከእንግዲህ ኢሜይል አይላክልኝ',
  },
}

/** A mail about one of somebody's listings, as text and as HTML. */
export function ownerMailView(mail: OwnerMail): { subject: string; text: string; html: string } {
  const { kind, language, title, endsAt, reason, note, link, stop } = mail
  const words = WORDS[language]
  const fill = (sentence: string) =>
    sentence
      .replace('{title}', () => title)
      .replace('{date}', () => (endsAt === null ? '' : writeDate(endsAt.toISOString(), language, 'UTC')))
      .replace('{reason}', () => (reason === null ? '' : RULE_WORDS[language][reason]))
      .replace('{note}', () => note ?? '')
  const { button } = words.kinds[kind]
  const subject = fill(words.kinds[kind].subject)
  const isRefusal = kind === 'changes_requested'
  const lines = [
    fill(words.kinds[kind].text),
    ...(isRefusal && reason !== null ? [fill(words.why)] : []),
    ...(isRefusal && note !== null ? [fill(words.note)] : []),
  ]
  const foot = MAIL_SIGNATURE[language]
  const stopLines = stop === null ? [] : [`${words.stop}:\n${stop}`]
  return {
    subject,
    text: `${[subject, ...lines, `${button}:\n${link}`, `--\n${foot}`, ...stopLines].join('\n\n')}\n`,
    html: letter(language, subject, [
      heading(subject),
      ...lines.map(paragraph),
      linkButton(button, link),
      signature(language),
      ...(stop === null
        ? []
        : [
            `<p style="margin:8px 0 0;font-size:13px"><a href="${escapeHtml(stop)}" style="color:#5c564a">${escapeHtml(words.stop)}</a></p>`,
          ]),
    ]),
  }
}
