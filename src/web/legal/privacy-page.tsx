import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { TERMS_VERSION } from '#contract/auth/terms.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { LegalText } from './legal-text.tsx'

const SECTIONS = ['what', 'why', 'place', 'pictures', 'seen', 'device', 'kept', 'rights', 'changes'] as const

export function PrivacyPage() {
  const t = useTranslations('legal.privacy')
  const formats = useFormats()
  const deletion = (
    <Link
      to="/account/delete"
      className="-mt-2 inline-flex min-h-11 items-center font-semibold text-accent underline"
    >
      {t('rights.deletion')}
    </Link>
  )
  return (
    <LegalText
      title={t('title')}
      lead={t('lead', { date: formats.date(TERMS_VERSION) })}
      sections={SECTIONS.map((key) => ({
        heading: t(`${key}.heading`),
        text: t(`${key}.text`),
        link: key === 'rights' && deletion,
      }))}
    />
  )
}
