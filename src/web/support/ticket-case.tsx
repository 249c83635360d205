import { useTranslations } from 'use-intl'
import type { CaseDetail } from '#contract/moderation/cases/case.ts'
import { TicketTopic } from '#contract/support/ticket.ts'

/** A message to whoever runs the site, as staff read it. */
export function TicketCase({ found: { subject } }: { found: CaseDetail }) {
  const t = useTranslations('support.topic')
  const topic = TicketTopic.safeParse(subject?.facts.find(({ name }) => name === 'topic')?.value).data
  return (
    <div className="grid gap-2 rounded-card bg-surface p-5 shadow-card">
      {topic && <p className="text-sm text-muted">{t(topic)}</p>}
      <p lang="" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {subject?.text}
      </p>
    </div>
  )
}
