import { useTranslations } from 'use-intl'
import { TERMS_VERSION } from '#contract/auth/terms.ts'
import { useFormats } from '#web/platform/format/format.ts'
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
  const formats = useFormats()
  return (
    <LegalText
      title={t('title')}
      lead={t('lead', { date: formats.date(TERMS_VERSION) })}
      sections={SECTIONS.map((key) => ({ heading: t(`${key}.heading`), text: t(`${key}.text`) }))}
    />
  )
}
