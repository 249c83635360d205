import { useTranslations } from 'use-intl'
import { LegalText } from './legal-text.tsx'

const SECTIONS = ['why', 'how', 'trust', 'data'] as const

export function AboutPage() {
  const t = useTranslations('legal.about')
  return (
    <LegalText
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((key) => ({ heading: t(`${key}.heading`), text: t(`${key}.text`) }))}
    />
  )
}
