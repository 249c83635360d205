import { Link } from '@tanstack/react-router'
import { CircleQuestionMark } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { AskTopic } from '#contract/networking/people/topic.ts'

/** What a post asks about; leads to other questions of its topic. */
export function TopicChip({ topic }: { topic: AskTopic }) {
  const t = useTranslations('networking.ask')
  return (
    <Link
      to="/social"
      search={{ tab: 'networking', feed: 'questions', topic }}
      className="inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-full bg-accent-soft px-3.5 text-sm font-medium text-accent-soft-foreground hover:underline focus-visible:outline-2 focus-visible:outline-accent"
    >
      <CircleQuestionMark size={17} aria-hidden="true" className="shrink-0" />
      {t('question', { topic: t(`topic.${topic}`) })}
    </Link>
  )
}
