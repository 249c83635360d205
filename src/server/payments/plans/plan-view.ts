import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { PlanId } from '#contract/payments/plans/plan.ts'

const NAMES: Readonly<Record<InterfaceLanguage, Readonly<Record<PlanId, string>>>> = {
  en: {
    posting_job: 'Job listing, 30 days',
    posting_rooms: 'Room or home, 30 days',
    bump: 'Move to the top of the list, once',
    featured_3: 'Featured, 3 days',
    featured_7: 'Featured, 7 days',
    featured_14: 'Featured, 14 days',
    highlight_7: 'Highlighted, 7 days',
  },
  am: {
    posting_job: 'የሥራ ማስታወቂያ፣ 30 ቀናት',
    posting_rooms: 'ክፍል ወይም ቤት፣ 30 ቀናት',
    bump: 'ወደ ዝርዝሩ አናት ማምጣት፣ አንድ ጊዜ',
    featured_3: 'ተመራጭ፣ 3 ቀናት',
    featured_7: 'ተመራጭ፣ 7 ቀናት',
    featured_14: 'ተመራጭ፣ 14 ቀናት',
    highlight_7: 'ጎላ ብሎ የሚታይ፣ 7 ቀናት',
  },
}

/** What was bought, on receipts and at the payment service. */
export const writePlan = (planId: PlanId, language: InterfaceLanguage): string => NAMES[language][planId]
