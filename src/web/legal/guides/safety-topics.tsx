import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { GuideText, SectionText } from '#contract/legal/guides/guide.ts'
import { chipClass } from '#web/ui/chip-class.ts'
import { ChipRow } from '#web/ui/chip-row.tsx'

interface SafetyTopicsProps {
  texts: GuideText<'safety'>
  /** Null: all are shown. */
  current: string | null
}

/** All tips, or those for one category, as links: each has its own address. */
export function SafetyTopics({ texts, current }: SafetyTopicsProps) {
  const t = useTranslations('legal.faq')
  const topics = Object.entries<SectionText>(texts.sections)
  return (
    <ChipRow label={t('topics')} current={current}>
      {[[null, { heading: t('all') }] as const, ...topics].map(([topic, { heading }]) => (
        <li key={topic}>
          <Link
            to="/safety"
            search={topic === null ? {} : { about: topic }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={topic === current ? 'page' : undefined}
            className={chipClass(topic === current)}
          >
            {heading}
          </Link>
        </li>
      ))}
    </ChipRow>
  )
}
