import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ASK_TOPICS, type AskTopic } from '#contract/networking/people/topic.ts'
import { chipClass } from '#web/ui/chip-class.ts'
import { ChipRow } from '#web/ui/chip-row.tsx'

/** Narrows questions to one topic. */
export function TopicRow({ current }: { current: AskTopic | null }) {
  const t = useTranslations('networking.ask')
  return (
    <ChipRow label={t('topics')} current={current}>
      {[null, ...ASK_TOPICS].map((topic) => (
        <li key={topic}>
          <Link
            to="/social"
            search={{ tab: 'networking', feed: 'questions', ...(topic && { topic }) }}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={topic === current ? 'page' : undefined}
            className={chipClass(topic === current)}
          >
            {topic === null ? t('allTopics') : t(`topic.${topic}`)}
          </Link>
        </li>
      ))}
    </ChipRow>
  )
}
