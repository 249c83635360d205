import type { ReactNode } from 'react'
import type { AbstractIntlMessages } from 'use-intl'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { MoreWords } from '#web/platform/language/more-words.tsx'

const loadPaymentWords = async (language: InterfaceLanguage): Promise<AbstractIntlMessages> =>
  language === 'am'
    ? { payments: (await import('./messages.am.ts')).paymentsAm }
    : { payments: (await import('./messages.en.ts')).paymentsEn }

/** What is inside may say what only those who pay read; nobody else loads those words. */
export const PaymentWords = ({ children }: { children: ReactNode }) => (
  <MoreWords name="payments" load={loadPaymentWords}>
    {children}
  </MoreWords>
)
