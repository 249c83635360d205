import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { MailKind } from './mail-policy.ts'
import {
  escapeHtml,
  heading,
  letter,
  linkButton,
  MAIL_SIGNATURE,
  paragraph,
  signature,
} from '#server/platform/mail/mail-layout.ts'
import { MAIL_WORDS } from './mail-words-view.ts'

interface MailContent {
  kind: MailKind
  language: InterfaceLanguage
  code: string
  link: string
  /** Where the account is to move; empty in mails that do not name it. */
  newEmail: string
}

/** A mail as text and as HTML that needs neither pictures nor a web font. */
export function mailView(content: MailContent): { subject: string; text: string; html: string } {
  const { code, link, language } = content
  const words = MAIL_WORDS[language]
  const { subject, heading: title, text: sentence, button } = words.kinds[content.kind]
  const body = sentence.replace('{email}', content.newEmail)
  const text = [
    title,
    body,
    ...(button === '' ? [] : [`${button}:\n${link}`]),
    `${button === '' ? words.codeAlone : words.code}\n${code}`,
    button === '' ? words.codeValidity : words.validity,
    words.ignore,
    `--\n${MAIL_SIGNATURE[language]}`,
  ]
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: letter(language, subject, [
      heading(title),
      paragraph(body),
      ...(button === '' ? [] : [linkButton(button, link)]),
      paragraph(button === '' ? words.codeAlone : words.code),
      `<p style="margin:0 0 24px;font-size:32px;font-weight:700;letter-spacing:6px;font-family:monospace">${escapeHtml(code)}</p>`,
      paragraph(button === '' ? words.codeValidity : words.validity),
      paragraph(words.ignore),
      signature(language),
    ]),
  }
}
