import { writeDate, writeMoney } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { writeOrderNumber } from '#contract/payments/orders/order.ts'
import type { Config } from '#server/platform/config.ts'
import {
  heading,
  letter,
  linkButton,
  MAIL_SIGNATURE,
  paragraph,
  signature,
} from '#server/platform/mail/mail-layout.ts'
import type { OrderRow } from '#server/payments/orders/order-store.ts'
import { linesOf, totalOf } from '#server/payments/orders/order-view.ts'
import { writePlan } from '#server/payments/plans/plan-view.ts'

interface Receipt {
  order: OrderRow
  /** What went back; null for the receipt of the payment itself. */
  refundMinor: number | null
  title: string | null
  language: InterfaceLanguage
  operator: Config['operator']
  link: string
}

const WORDS = {
  en: {
    paid: 'Receipt for your payment {number}',
    refunded: 'Refund for your payment {number}',
    about: 'For your listing “{title}”',
    tax: 'Tax: {sum}',
    total: 'Total paid: {sum}',
    back: 'Refunded: {sum}. Depending on your bank it takes up to ten days until you see it.',
    on: 'Date: {date}',
    by: 'Sold by: {seller}',
    test: 'This was a test payment: no money has moved.',
    button: 'See your orders',
  },
  am: {
    paid: 'ለክፍያዎ {number} ደረሰኝ',
    refunded: 'የክፍያዎ {number} ተመላሽ',
    about: 'ለማስታወቂያዎ “{title}”',
    tax: 'ግብር፦ {sum}',
    total: 'ጠቅላላ የተከፈለ፦ {sum}',
    back: 'የተመለሰ፦ {sum}። እንደ ባንክዎ እስኪደርስዎ እስከ አሥር ቀናት ሊወስድ ይችላል።',
    on: 'ቀን፦ {date}',
    by: 'ሻጭ፦ {seller}',
    test: 'ይህ የሙከራ ክፍያ ነበር፤ ምንም ገንዘብ አልተንቀሳቀሰም።',
    button: 'ትዕዛዞችዎን ይመልከቱ',
  },
} as const satisfies Record<InterfaceLanguage, Record<string, string>>

/** A receipt as text and as HTML: what was bought, tax, sum, date and seller. */
export function receiptView(receipt: Receipt): { subject: string; text: string; html: string } {
  const { order, refundMinor, title, language, operator, link } = receipt
  const words = WORDS[language]
  const money = (minor: number) => writeMoney(minor, order.currency, language)
  const number = writeOrderNumber(order.number)
  const subject = (refundMinor === null ? words.paid : words.refunded).replace('{number}', number)
  const seller = [operator.name, operator.address].filter((part) => part !== null).join(', ')
  const lines = [
    ...(title === null ? [] : [words.about.replace('{title}', () => title)]),
    ...linesOf(order).map(
      ({ planId, amountMinor }) => `${writePlan(planId, language)}: ${money(amountMinor)}`,
    ),
    ...(order.tax_minor ? [words.tax.replace('{sum}', money(order.tax_minor))] : []),
    words.total.replace('{sum}', money(totalOf(order))),
    ...(refundMinor === null ? [] : [words.back.replace('{sum}', money(refundMinor))]),
    words.on.replace('{date}', writeDate((order.paid_at ?? order.created_at).toISOString(), language, 'UTC')),
    words.by.replace('{seller}', () => seller),
    ...(order.provider === 'test' ? [words.test] : []),
  ]
  return {
    subject,
    text: `${[subject, lines.join('\n'), `${words.button}:\n${link}`, `--\n${MAIL_SIGNATURE[language]}`].join('\n\n')}\n`,
    html: letter(language, subject, [
      heading(subject),
      ...lines.map(paragraph),
      linkButton(words.button, link),
      signature(language),
    ]),
  }
}
