import type { ReactNode } from 'react'
import type { AbstractIntlMessages } from 'use-intl'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { MoreWords } from '#web/platform/language/more-words.tsx'

const loadStaffWords = async (language: InterfaceLanguage): Promise<AbstractIntlMessages> =>
  language === 'am'
    ? (await import('./staff-catalogue.am.ts')).staffWordsAm
    : (await import('./staff-catalogue.en.ts')).staffWordsEn

/** What is inside may say what only staff read; nobody else loads those words. */
export const StaffWords = ({ children }: { children: ReactNode }) => (
  <MoreWords name="staff" load={loadStaffWords}>
    {children}
  </MoreWords>
)
