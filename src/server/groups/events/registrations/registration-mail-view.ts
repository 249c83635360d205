import { REGISTRATION_LIMITS } from '#contract/groups/events/registrations/registration.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { EventNoticeKind } from '#server/groups/events/event-notice-view.ts'
import { beginning, EVENT_WORDS } from '#server/groups/notices-view.ts'
import type { NoticeWords } from '#server/notifications/public.ts'
import { formatWords } from '#server/platform/format-words.ts'
import {
  heading,
  letter,
  linkButton,
  MAIL_SIGNATURE,
  paragraph,
  signature,
} from '#server/platform/mail/mail-layout.ts'

/** `registration` is what one asked for oneself: the link that confirms, or the same link once more. */
export type RegistrationMailKind = EventNoticeKind | 'registration' | 'removed'

interface RegistrationMail {
  kind: RegistrationMailKind | 'unconfirmed'
  language: InterfaceLanguage
  title: string
  group: string
  startsAt: string
  timezone: string
  venue: string | null
  /** The page of the registration. */
  link: string
}

type OwnKind = Exclude<RegistrationMail['kind'], EventNoticeKind>

const WORDS: Record<
  InterfaceLanguage,
  Record<OwnKind, NoticeWords & { foot: string }> & { foot: string; cancel: string }
> = {
  en: {
    unconfirmed: {
      subject: 'Please confirm: “{title}”',
      text: '{group} · {when}. Your spot is saved once you confirm that you are coming. The link works for {hours} hours.',
      button: 'Confirm my spot',
      foot: 'If you did not ask for this, ignore this e-mail: you will not be registered.',
    },
    registration: {
      subject: 'You are registered for “{title}”',
      text: '{group} · {when}. Here is the link to your registration again.',
      button: 'See my registration',
      foot: 'If you cannot come, cancel on that page, so that somebody else gets your spot.',
    },
    removed: {
      subject: 'Your registration for “{title}” was removed',
      text: '{group} · {when}. The organizers removed your registration. Nothing else is stored about you.',
      foot: 'To ask why, join the group in Mesob and write to its organizers.',
    },
    foot: 'You are getting this e-mail because you registered for this event.',
    cancel: 'See or cancel my registration',
  },
  am: {
    unconfirmed: {
      subject: 'እባክዎ ያረጋግጡ፦ “{title}”',
      text: '{group} · {when}። እንደሚመጡ ሲያረጋግጡ ቦታዎ ይያዝልዎታል። አገናኙ ለ{hours} ሰዓት ይሠራል።',
      button: 'መምጣቴን አረጋግጣለሁ',
      foot: 'ይህን ካልጠየቁ ይህን ኢሜይል ይተዉት፤ አይመዘገቡም።',
    },
    registration: {
      subject: 'ለ“{title}” ተመዝግበዋል',
      text: '{group} · {when}። የምዝገባዎ አገናኝ በድጋሚ ይኸውና።',
      button: 'ምዝገባዬን ለማየት',
      foot: 'መምጣት ካልቻሉ ቦታዎን ሌላ ሰው እንዲያገኝ በዚያ ገጽ ይሰርዙ።',
    },
    removed: {
      subject: 'ለ“{title}” ያደረጉት ምዝገባ ተነሥቷል',
      text: '{group} · {when}። አዘጋጆቹ ምዝገባዎን አንሥተዋል። ስለ እርስዎ ሌላ የተቀመጠ ነገር የለም።',
      foot: 'ምክንያቱን ለመጠየቅ በመሶብ ቡድኑን ተቀላቅለው ለአዘጋጆቹ ይጻፉ።',
    },
    foot: 'ይህ ኢሜይል የደረሰዎት ለዚህ ዝግጅት ስለተመዘገቡ ነው።',
    cancel: 'ምዝገባዬን ለማየት ወይም ለመሰረዝ',
  },
}

const isOwn = (kind: RegistrationMail['kind']): kind is OwnKind =>
  kind === 'unconfirmed' || kind === 'registration' || kind === 'removed'

/** A mail to somebody without an account. It does not name them: anybody could have typed that name. */
export function registrationMailView(mail: RegistrationMail): {
  subject: string
  text: string
  html: string
} {
  const { kind, language, title, group, venue, link } = mail
  const own = WORDS[language]
  const words = isOwn(kind)
    ? own[kind]
    : { ...EVENT_WORDS[kind][language], button: own.cancel, foot: own.foot }
  const values = { title, group, hours: REGISTRATION_LIMITS.confirmHours, ...beginning(mail, language) }
  const subject = formatWords(language, words.subject, values)
  const body = [formatWords(language, words.text, values), ...(venue === null ? [] : [venue])]
  const { button, foot } = words
  const plain = [
    subject,
    ...body,
    ...(button ? [`${button}:\n${link}`] : []),
    foot,
    `--\n${MAIL_SIGNATURE[language]}`,
  ]
  return {
    subject,
    text: `${plain.join('\n\n')}\n`,
    html: letter(language, subject, [
      heading(subject),
      ...body.map(paragraph),
      ...(button ? [linkButton(button, link)] : []),
      paragraph(foot),
      signature(language),
    ]),
  }
}
