import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { FAQ_TOPICS, type FaqTopic } from '#contract/legal/faq/faq.ts'
import { chipClass } from '#web/ui/chip-class.ts'
import { ChipRow } from '#web/ui/chip-row.tsx'

interface TopicChipsProps {
  topic?: FaqTopic | null
  /** On another page: none is the current one. */
  isMenu?: boolean
}

/** All topics and each of them, as links: each has its own address. */
export function TopicChips({ topic = null, isMenu = false }: TopicChipsProps) {
  const t = useTranslations('legal.faq')
  return (
    <ChipRow label={t('topics')} current={topic}>
      {[null, ...FAQ_TOPICS].map((value) => (
        <li key={value}>
          <Link
            to="/faq"
            search={value === null ? {} : { topic: value }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={value === topic && !isMenu ? 'page' : undefined}
            className={chipClass(value === topic && !isMenu)}
          >
            {value === null ? t('all') : t(`topic.${value}`)}
          </Link>
        </li>
      ))}
    </ChipRow>
  )
}
