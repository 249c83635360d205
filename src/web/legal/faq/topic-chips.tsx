import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { FAQ_TOPICS, type FaqTopic } from '#contract/legal/faq/faq.ts'
import { ChipRow } from '#web/ui/chip-row.tsx'

const chip =
  'flex min-h-11 items-center rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors'
const chosen = 'border-accent bg-accent text-accent-foreground'
const other = 'border-border bg-surface hover:border-accent'

/** All topics and each of them, as links: each has its own address. */
export function TopicChips({ topic }: { topic: FaqTopic | null }) {
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
            aria-current={value === topic ? 'page' : undefined}
            className={`${chip} ${value === topic ? chosen : other}`}
          >
            {value === null ? t('all') : t(`topic.${value}`)}
          </Link>
        </li>
      ))}
    </ChipRow>
  )
}
