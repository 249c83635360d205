import type { WrittenMail } from '#server/platform/mail/outbox.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/** The outbox as a plain page: what was written to whom, with its code and link. */
export function outboxPage(mails: readonly WrittenMail[]): string {
  const items = mails.map((mail) => {
    const code = mail.token === undefined ? '' : `<p>Code: <strong>${escape(mail.token)}</strong></p>`
    const link =
      mail.action_link === undefined ? '' : `<p><a href="${escape(mail.action_link)}">Follow the link</a></p>`
    return `<article><h2>${escape(mail.subject)}</h2><p>To: ${escape(mail.to)}</p>${code}${link}<pre>${escape(mail.text)}</pre></article>`
  })
  const body = items.length === 0 ? '<p>No mail has been sent yet.</p>' : items.join('\n<hr>\n')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<h1>Outbox</h1>
${body}
</html>
`
}
