import { useTranslations } from 'use-intl'
import { LegalText } from './legal-text.tsx'

const SECTIONS = [
  'who',
  'account',
  'listings',
  'fair',
  'deals',
  'content',
  'removal',
  'liability',
  'ending',
] as const

export function TermsPage() {
  const t = useTranslations('legal.terms')
  return (
    <LegalText
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((key) => ({ heading: t(`${key}.heading`), text: t(`${key}.text`) }))}
    />
  )
}
