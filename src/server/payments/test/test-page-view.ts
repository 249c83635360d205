import { writeMoney } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { escapeHtml, heading, letter, paragraph } from '#server/platform/mail/mail-layout.ts'
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

/** The page of a test payment, with a form that leads back to itself. */
export function testPageView(payment: TestPaymentRow, language: InterfaceLanguage): string {
  const words = WORDS[language]
  const sum = writeMoney(payment.amount_minor, payment.currency, language)
  const choices = CHOICES[payment.state] ?? []
  const buttons = choices.map((name) => {
    const look = name === 'pay' || name === 'arrive' ? '#006241;color:#ffffff' : '#ece6da;color:#1c1815'
    const style = `display:block;width:100%;margin:0 0 12px;padding:14px 24px;border:0;border-radius:12px;font:inherit;font-weight:600;cursor:pointer;background:${look}`
    return `<button name="outcome" value="${name}" style="${style}">${escapeHtml(words[name].replace('{sum}', sum))}</button>`
  })
  return letter(language, words.title, [
    heading(words.title),
    paragraph(choices.length === 0 ? words.over : words.lead.replace('{sum}', sum)),
    choices.length === 0
      ? `<p><a href="${escapeHtml(payment.success_url)}">${escapeHtml(words.back)}</a></p>`
      : `<form method="post" style="margin:0">${buttons.join('')}</form>`,
  ])
}
