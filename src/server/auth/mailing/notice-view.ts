import type { InterfaceLanguage } from '#contract/language/language.ts'
import { heading, letter, paragraph, signature } from './mail-view.ts'
import { MAIL_WORDS } from './mail-words-view.ts'

/** The mails that ask for nothing. */
export type NoticeKind =
  | 'password_changed'
  | 'email_changed'
  | 'new_sign_in'
  | 'deletion_requested'
  | 'deletion_cancelled'

interface Notice {
  kind: NoticeKind
  language: InterfaceLanguage
  at: Date
  /** Address of the page where the person can act. */
  site: string
}

const WORDS: Record<
  InterfaceLanguage,
  { kinds: Record<NoticeKind, { subject: string; text: string }>; when: string; act: string }
> = {
  en: {
    kinds: {
      password_changed: {
        subject: 'Your password was changed',
        text: 'The password of your Mesob account was changed. All other devices were signed out.',
      },
      email_changed: {
        subject: 'The email address of your account was changed',
        text: 'Your Mesob account has moved to another email address. This one no longer signs in to it.',
      },
      new_sign_in: {
        subject: 'A new sign-in to your account',
        text: 'Somebody signed in to your Mesob account from a device it was not used on before.',
      },
      deletion_requested: {
        subject: 'Your account will be deleted',
        text: 'Your Mesob account will be deleted in 14 days. Sign in before then to keep it.',
      },
      deletion_cancelled: {
        subject: 'Your account stays',
        text: 'You signed in to your Mesob account, so it is not deleted. Everything is as it was.',
      },
    },
    when: 'Time (UTC): {at}',
    act: 'If this was not you, choose a new password at once: {site}',
  },
  am: {
    kinds: {
      password_changed: {
        subject: 'የይለፍ ቃልዎ ተቀይሯል',
        text: 'የመሶብ መለያዎ የይለፍ ቃል ተቀይሯል። ሌሎች መሣሪያዎች በሙሉ ከመለያው ወጥተዋል።',
      },
      email_changed: {
        subject: 'የመለያዎ የኢሜይል አድራሻ ተቀይሯል',
        text: 'የመሶብ መለያዎ ወደ ሌላ የኢሜይል አድራሻ ተዛውሯል። ከእንግዲህ በዚህ አድራሻ መግባት አይቻልም።',
      },
      new_sign_in: {
        subject: 'ወደ መለያዎ አዲስ መግቢያ',
        text: 'ከዚህ በፊት ካልተጠቀሙበት መሣሪያ ወደ መሶብ መለያዎ ተገብቷል።',
      },
      deletion_requested: {
        subject: 'መለያዎ ሊሰረዝ ነው',
        text: 'የመሶብ መለያዎ ከ14 ቀናት በኋላ ይሰረዛል። ማቆየት ከፈለጉ ከዚያ በፊት ይግቡ።',
      },
      deletion_cancelled: {
        subject: 'መለያዎ ይቆያል',
        text: 'ወደ መሶብ መለያዎ ስለገቡ አይሰረዝም። ሁሉም ነገር እንደነበረ ነው።',
      },
    },
    when: 'ሰዓት (UTC)፦ {at}',
    act: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ፦ {site}',
  },
}

/** A notice as text and as HTML. */
export function noticeView(notice: Notice): { subject: string; text: string; html: string } {
  const { kinds, when, act } = WORDS[notice.language]
  const { subject, text } = kinds[notice.kind]
  const at = notice.at.toISOString().slice(0, 16).replace('T', ' ')
  const lines = [text, when.replace('{at}', at), act.replace('{site}', notice.site)]
  const foot = MAIL_WORDS[notice.language].signature
  return {
    subject,
    text: `${[subject, ...lines, `--\n${foot}`].join('\n\n')}\n`,
    html: letter(notice.language, subject, [heading(subject), ...lines.map(paragraph), signature(foot)]),
  }
}
