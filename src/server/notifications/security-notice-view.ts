import { sectionOf, type SecurityNews } from '#contract/auth/security-news.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { NoticeViews } from './notice-view.ts'

/** What became of an account, in two lines for its owner. */
const SECURITY_WORDS: Record<InterfaceLanguage, Record<SecurityNews, { subject: string; text: string }>> = {
  en: {
    password_changed: {
      subject: 'Your password was changed',
      text: 'If this was not you, act at once.',
    },
    email_changed: {
      subject: 'Your e-mail address was changed',
      text: 'If this was not you, act at once.',
    },
    new_sign_in: {
      subject: 'A new sign-in to your account',
      text: 'If this was not you, choose a new password at once.',
    },
    deletion_requested: {
      subject: 'Your account will be deleted',
      text: 'It will be deleted in 14 days. Sign in before then to keep it.',
    },
    phone_changed: {
      subject: 'Your telephone number was changed',
      text: 'If this was not you, choose a new password at once.',
    },
    factor_added: {
      subject: 'A second factor was added',
      text: 'If this was not you, choose a new password at once.',
    },
    factor_removed: {
      subject: 'A second factor was removed',
      text: 'If this was not you, choose a new password at once.',
    },
    recovery_codes_changed: {
      subject: 'Your recovery codes were changed',
      text: 'If this was not you, choose a new password at once.',
    },
    passkey_added: {
      subject: 'A passkey was added',
      text: 'If this was not you, choose a new password at once.',
    },
    passkey_removed: {
      subject: 'A passkey was removed',
      text: 'If this was not you, choose a new password at once.',
    },
    identity_linked: {
      subject: 'Another way to sign in was added',
      text: 'If this was not you, choose a new password at once.',
    },
    identity_unlinked: {
      subject: 'A way to sign in was removed',
      text: 'If this was not you, choose a new password at once.',
    },
    program_allowed: {
      subject: 'An app was connected to your account',
      text: 'If this was not you, choose a new password at once.',
    },
    program_ended: {
      subject: 'An app is no longer connected to your account',
      text: 'If this was not you, choose a new password at once.',
    },
    password_guessed: {
      subject: 'Somebody is trying passwords for your account',
      text: 'If this was not you, choose a new password at once.',
    },
    factor_guessed: {
      subject: 'Somebody is trying codes for your account',
      text: 'If this was not you, choose a new password at once.',
    },
    export_ready: {
      subject: 'The copy of your data is ready',
      text: 'You can download it for 7 days. If you did not request it, choose a new password at once.',
    },
    deletion_cancelled: {
      subject: 'Your account stays',
      text: 'You signed in, so it is not deleted. Everything is as it was.',
    },
  },
  am: {
    password_changed: {
      subject: 'የይለፍ ቃልዎ ተቀይሯል',
      text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ እርምጃ ይውሰዱ።',
    },
    email_changed: {
      subject: 'የኢሜይል አድራሻዎ ተቀይሯል',
      text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ እርምጃ ይውሰዱ።',
    },
    new_sign_in: {
      subject: 'ወደ መለያዎ አዲስ መግቢያ',
      text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።',
    },
    deletion_requested: {
      subject: 'መለያዎ ሊሰረዝ ነው',
      text: 'ከ14 ቀናት በኋላ ይሰረዛል። ማቆየት ከፈለጉ ከዚያ በፊት ይግቡ።',
    },
    phone_changed: { subject: 'ስልክ ቁጥርዎ ተቀይሯል', text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።' },
    factor_added: { subject: 'ሁለተኛ ማረጋገጫ ተጨምሯል', text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።' },
    factor_removed: { subject: 'ሁለተኛ ማረጋገጫ ተወግዷል', text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።' },
    recovery_codes_changed: {
      subject: 'የመጠባበቂያ ኮዶችዎ ተቀይረዋል',
      text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።',
    },
    passkey_added: { subject: 'የመግቢያ ቁልፍ ተጨምሯል', text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።' },
    passkey_removed: { subject: 'የመግቢያ ቁልፍ ተወግዷል', text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።' },
    identity_linked: {
      subject: 'ሌላ የመግቢያ መንገድ ተጨምሯል',
      text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።',
    },
    identity_unlinked: {
      subject: 'አንድ የመግቢያ መንገድ ተወግዷል',
      text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።',
    },
    program_allowed: {
      subject: 'አንድ መተግበሪያ ከመለያዎ ጋር ተገናኝቷል',
      text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።',
    },
    program_ended: { subject: 'የአንድ መተግበሪያ ፈቃድ አብቅቷል', text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።' },
    password_guessed: {
      subject: 'ሰው የመለያዎን የይለፍ ቃል እየገመተ ነው',
      text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።',
    },
    factor_guessed: {
      subject: 'ሰው የመለያዎን ሁለተኛ ማረጋገጫ እየገመተ ነው',
      text: 'ይህን ያደረጉት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።',
    },
    export_ready: {
      subject: 'የውሂብዎ ቅጂ ዝግጁ ነው',
      text: 'ለ7 ቀናት ማውረድ ይችላሉ። የጠየቁት እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ።',
    },
    deletion_cancelled: {
      subject: 'መለያዎ ይቆያል',
      text: 'ስለገቡ አይሰረዝም። ሁሉም ነገር እንደነበረ ነው።',
    },
  },
}

export const securityNotices: NoticeViews<'security'> = {
  security: {
    words: ({ what }) => ({ en: SECURITY_WORDS.en[what], am: SECURITY_WORDS.am[what] }),
    path: ({ facts }) => `/#/account?section=${sectionOf(facts.what)}`,
  },
}
