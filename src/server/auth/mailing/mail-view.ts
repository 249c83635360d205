import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { MailKind } from './mail-policy.ts'
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
    `--\n${words.signature}`,
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
      signature(words.signature),
    ]),
  }
}

/** The one thing to do. */
export function linkButton(words: string, link: string): string {
  const look =
    'display:inline-block;padding:14px 24px;border-radius:12px;background:#006241;color:#ffffff;font-weight:600;text-decoration:none'
  return `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${look}">${escapeHtml(words)}</a></p>`
}

export function heading(text: string): string {
  return `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${escapeHtml(text)}</h1>`
}

export function signature(text: string): string {
  return `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d8d2c4;font-size:13px;color:#5c564a">${escapeHtml(text)}</p>`
}

export function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
}

export function letter(language: InterfaceLanguage, title: string, blocks: string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#faf7f2">
<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff;color:#1c1815;font:16px/1.65 system-ui,'Noto Sans Ethiopic',sans-serif">
${blocks.join('\n')}
</div>
</body>
</html>
`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Safe inside an element and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}
