import type { ReactNode } from 'react'
import type { AbstractIntlMessages } from 'use-intl'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { MoreWords } from '#web/platform/language/more-words.tsx'

const loadDatingWords = async (language: InterfaceLanguage): Promise<AbstractIntlMessages> =>
  language === 'am'
    ? { dating: (await import('./messages.am.ts')).datingAm }
    : { dating: (await import('./messages.en.ts')).datingEn }

interface DatingWordsProps {
  /** Shown until the words are there; a page waits in so many words. */
  fallback?: ReactNode
  children?: ReactNode
}

/** What is inside may say what only those who date read; nobody else loads those words. */
export const DatingWords = ({ fallback, children }: DatingWordsProps) => (
  <MoreWords name="dating" load={loadDatingWords} fallback={fallback}>
    {children}
  </MoreWords>
)
