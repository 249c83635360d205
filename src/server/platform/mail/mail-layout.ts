import type { InterfaceLanguage } from '#contract/language/language.ts'

/** Last line of every mail, as text and as HTML. */
export const MAIL_SIGNATURE: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'Mesob · classifieds and community for the Ethiopian and Eritrean diaspora',
  am: 'መሶብ · ለኢትዮጵያና ለኤርትራ ዲያስፖራ የማስታወቂያና የማኅበረሰብ መድረክ',
}

/** A link that looks like a button, for what the mail asks its reader to do. */
export function linkButton(words: string, link: string): string {
  const look =
    'display:inline-block;padding:14px 24px;border-radius:12px;background:#006241;color:#ffffff;font-weight:600;text-decoration:none'
  return `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="${look}">${escapeHtml(words)}</a></p>`
}

export function heading(text: string): string {
  return `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${escapeHtml(text)}</h1>`
}

export function signature(language: InterfaceLanguage): string {
  return `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d8d2c4;font-size:13px;color:#5c564a">${escapeHtml(MAIL_SIGNATURE[language])}</p>`
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
