import type { SecurityNews } from '#contract/auth/security-news.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { heading, letter, MAIL_SIGNATURE, paragraph, signature } from '#server/platform/mail/mail-layout.ts'

/** The mails that ask for nothing. */
export type NoticeKind = SecurityNews

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
        subject: 'The e-mail address of your account was changed',
        text: 'Your Mesob account has moved to another e-mail address. This one no longer signs in to it.',
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
      export_ready: {
        subject: 'The copy of your data is ready',
        text: 'The copy of your data that was requested from your Mesob account can be downloaded for 7 days, under Account, Your data.',
      },
      phone_changed: {
        subject: 'Your telephone number was changed',
        text: 'The telephone number of your Mesob account was changed. From now on texts with sign-in codes go to the new one.',
      },
      factor_added: {
        subject: 'A second factor was added',
        text: 'A second factor was added to your Mesob account. Signing in asks for it from now on.',
      },
      factor_removed: {
        subject: 'A second factor was removed',
        text: 'A second factor of your Mesob account was removed. Signing in no longer asks for it.',
      },
      recovery_codes_changed: {
        subject: 'Your recovery codes were changed',
        text: 'The recovery codes of your Mesob account were renewed or removed. Earlier ones no longer work.',
      },
      passkey_added: {
        subject: 'A passkey was added',
        text: 'A passkey was added to your Mesob account. Anyone who has it can sign in.',
      },
      passkey_removed: {
        subject: 'A passkey was removed',
        text: 'A passkey of your Mesob account was removed. It no longer signs in.',
      },
      identity_linked: {
        subject: 'Another way to sign in was added',
        text: 'An account at another service was linked to your Mesob account. It signs in from now on.',
      },
      identity_unlinked: {
        subject: 'A way to sign in was removed',
        text: 'An e-mail address, telephone number or account at another service no longer signs in to your Mesob account.',
      },
      program_allowed: {
        subject: 'An app was connected to your account',
        text: 'You connected another app to your Mesob account. You can undo that under Account, Security.',
      },
      program_ended: {
        subject: 'An app is no longer connected to your account',
        text: 'An app can no longer access your Mesob account.',
      },
      password_guessed: {
        subject: 'Somebody is trying passwords for your account',
        text: 'There were many wrong passwords for your Mesob account today. Nobody got in with them, and you can sign in as usual.',
      },
      factor_guessed: {
        subject: 'Somebody is trying codes for your account',
        text: 'Somebody who has the password of your Mesob account tried many wrong codes of your second factor. Nobody got in with them.',
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
      export_ready: {
        subject: 'የውሂብዎ ቅጂ ዝግጁ ነው',
        text: 'ከመሶብ መለያዎ የተጠየቀው የውሂብዎ ቅጂ ለ7 ቀናት ማውረድ ይቻላል፤ በመለያ ገጽዎ “የእርስዎ ውሂብ” ውስጥ ያገኙታል።',
      },
      phone_changed: {
        subject: 'ስልክ ቁጥርዎ ተቀይሯል',
        text: 'የመሶብ መለያዎ ስልክ ቁጥር ተቀይሯል። ከእንግዲህ የመግቢያ ኮዶች ወደ አዲሱ ቁጥር ይላካሉ።',
      },
      factor_added: { subject: 'ሁለተኛ ማረጋገጫ ተጨምሯል', text: 'ለመሶብ መለያዎ ሁለተኛ ማረጋገጫ ተጨምሯል። ከእንግዲህ ሲገቡ ይጠየቃል።' },
      factor_removed: {
        subject: 'ሁለተኛ ማረጋገጫ ተወግዷል',
        text: 'የመሶብ መለያዎ አንድ ሁለተኛ ማረጋገጫ ተወግዷል። ከእንግዲህ ሲገቡ አይጠየቅም።',
      },
      recovery_codes_changed: {
        subject: 'የመጠባበቂያ ኮዶችዎ ተቀይረዋል',
        text: 'የመሶብ መለያዎ የመጠባበቂያ ኮዶች እንደ አዲስ ተሠርተዋል ወይም ተወግደዋል። የቀድሞዎቹ ከእንግዲህ አይሠሩም።',
      },
      passkey_added: { subject: 'የመግቢያ ቁልፍ ተጨምሯል', text: 'ለመሶብ መለያዎ የመግቢያ ቁልፍ ተጨምሯል። ቁልፉ ያለው ሰው መግባት ይችላል።' },
      passkey_removed: {
        subject: 'የመግቢያ ቁልፍ ተወግዷል',
        text: 'የመሶብ መለያዎ አንድ የመግቢያ ቁልፍ ተወግዷል። ከእንግዲህ በእሱ መግባት አይቻልም።',
      },
      identity_linked: {
        subject: 'ሌላ የመግቢያ መንገድ ተጨምሯል',
        text: 'በሌላ አገልግሎት ያለ መለያ ከመሶብ መለያዎ ጋር ተያይዟል። ከእንግዲህ በእሱ መግባት ይቻላል።',
      },
      identity_unlinked: {
        subject: 'አንድ የመግቢያ መንገድ ተወግዷል',
        text: 'አንድ የኢሜይል አድራሻ፣ ስልክ ቁጥር ወይም በሌላ አገልግሎት ያለ መለያ ከእንግዲህ ወደ መሶብ መለያዎ አያስገባም።',
      },
      program_allowed: {
        subject: 'አንድ መተግበሪያ ከመለያዎ ጋር ተገናኝቷል',
        text: 'የሌላ አካል መተግበሪያ ከመሶብ መለያዎ ጋር ተገናኝቷል። በመለያ ገጽዎ የደኅንነት ክፍል ፈቃዱን ማቋረጥ ይችላሉ።',
      },
      program_ended: {
        subject: 'የአንድ መተግበሪያ ፈቃድ አብቅቷል',
        text: 'የሌላ አካል መተግበሪያ ከእንግዲህ ወደ መሶብ መለያዎ መግባት አይችልም።',
      },
      password_guessed: {
        subject: 'ሰው የመለያዎን የይለፍ ቃል እየገመተ ነው',
        text: 'ዛሬ ለመሶብ መለያዎ ብዙ የተሳሳቱ የይለፍ ቃሎች ተሞክረዋል። በእነሱ ማንም አልገባም፤ እርስዎ እንደተለመደው መግባት ይችላሉ።',
      },
      factor_guessed: {
        subject: 'ሰው የመለያዎን ሁለተኛ ማረጋገጫ እየገመተ ነው',
        text: 'የመሶብ መለያዎን የይለፍ ቃል የያዘ ሰው ብዙ የተሳሳቱ የሁለተኛ ማረጋገጫ ኮዶችን ሞክሯል። በእነሱ ማንም አልገባም።',
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
  const foot = MAIL_SIGNATURE[notice.language]
  return {
    subject,
    text: `${[subject, ...lines, `--\n${foot}`].join('\n\n')}\n`,
    html: letter(notice.language, subject, [
      heading(subject),
      ...lines.map(paragraph),
      signature(notice.language),
    ]),
  }
}
