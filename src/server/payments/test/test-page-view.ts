import { createHash } from 'node:crypto'
import { writeMoney } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { escapeHtml } from '#server/platform/mail/mail-layout.ts'
import type { TestPaymentRow } from './test-payment-store.ts'

const WORDS = {
  en: {
    title: 'Test payment — no money moves',
    lead: 'This page stands in for a bank. Choose what is to become of the payment of {sum}.',
    over: 'This payment is over.',
    back: 'Back',
    pay: 'Pay {sum}',
    fail: 'The bank refuses',
    later: 'Pay later, as by bank transfer',
    cancel: 'Cancel',
    arrive: 'The money arrives',
  },
  am: {
    title: 'የሙከራ ክፍያ — ገንዘብ አይንቀሳቀስም',
    lead: 'ይህ ገጽ ባንክን ተክቶ ይሠራል። የ{sum} ክፍያ ምን እንደሚሆን ይምረጡ።',
    over: 'ይህ ክፍያ አብቅቷል።',
    back: 'ይመለሱ',
    pay: '{sum} ይክፈሉ',
    fail: 'ባንኩ አይፈቅድም',
    later: 'ቆይተው ይክፈሉ፣ እንደ ባንክ ዝውውር',
    cancel: 'ይቅር',
    arrive: 'ገንዘቡ ደረሰ',
  },
} as const satisfies Record<InterfaceLanguage, Record<string, string>>

/** What can be chosen while the payment stands so. */
const CHOICES: Readonly<Record<string, readonly ('pay' | 'fail' | 'later' | 'cancel' | 'arrive')[]>> = {
  open: ['pay', 'later', 'fail', 'cancel'],
  processing: ['arrive', 'fail'],
}
const FIRST: readonly string[] = ['pay', 'arrive']

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;padding:24px;background:#faf7f2;color:#1c1815;font:16px/1.65 system-ui,'Noto Sans Ethiopic',sans-serif}
main{max-width:480px;margin:0 auto;padding:32px;border:4px dashed #c8960c;border-radius:16px;background:#fff}
h1{margin:0 0 16px;font-size:24px;line-height:1.3}
button,a{display:block;box-sizing:border-box;width:100%;min-height:48px;margin:12px 0 0;padding:12px 24px;border:0;border-radius:12px;background:#ece6da;color:#1c1815;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.first{background:#006241;color:#fff}
@media (prefers-color-scheme:dark){body{background:#12100e;color:#f5f1ea}main{background:#1f1b17}button,a{background:#3a342c;color:#f5f1ea}button.first{background:#5fc9a0;color:#0b1f17}}
`

/** What the page may do: be looked at in this style, and send its form to where it came from. */
export const TEST_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page of a test payment, with a form that leads back to itself. */
export function testPageView(payment: TestPaymentRow, language: InterfaceLanguage): string {
  const words = WORDS[language]
  const sum = writeMoney(payment.amount_minor, payment.currency, language)
  const choices = CHOICES[payment.state] ?? []
  const buttons = choices.map((name) => {
    const look = FIRST.includes(name) ? ' class="first"' : ''
    return `<button name="outcome" value="${name}"${look}>${escapeHtml(words[name].replace('{sum}', sum))}</button>`
  })
  const isOver = choices.length === 0
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${STYLE}</style></head>
<body><main>
<h1>${words.title}</h1>
<p>${escapeHtml(isOver ? words.over : words.lead.replace('{sum}', sum))}</p>
${isOver ? `<a href="${escapeHtml(payment.success_url)}">${words.back}</a>` : `<form method="post">${buttons.join('')}</form>`}
</main></body>
</html>
`
}
