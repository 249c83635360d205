import { useTranslations } from 'use-intl'
import { LegalText } from './legal-text.tsx'

const SECTIONS = ['what', 'why', 'place', 'pictures', 'seen', 'device', 'kept', 'rights', 'changes'] as const

export function PrivacyPage() {
  const t = useTranslations('legal.privacy')
  return (
    <LegalText
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((key) => ({ heading: t(`${key}.heading`), text: t(`${key}.text`) }))}
    />
  )
}
