import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listOwnTickets } from '#contract/support/list-own-tickets.ts'
import { type OwnTicket, writeTicketNumber } from '#contract/support/ticket.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'

/** What one has written to whoever runs the site, and what they answered. */
export function OwnTickets() {
  const t = useTranslations('support.own')
  const { data, error, refetch } = useQuery({ ...api(listOwnTickets).queryOptions({}), staleTime: 0 })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data || data.items.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl font-bold md:text-2xl">{t('title')}</h2>
      <ul className="grid gap-3">
        {data.items.map((ticket) => (
          <li key={ticket.number}>
            <Ticket ticket={ticket} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Ticket({
  ticket: { number, topic, message, at, state, answer, answeredAt },
}: {
  ticket: OwnTicket
}) {
  const t = useTranslations('support')
  const { date } = useFormats()
  return (
    <article className="grid gap-2 rounded-card bg-surface p-5 shadow-card">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>
          {writeTicketNumber(number)} · <time dateTime={at}>{date(at)}</time>
        </span>
        <span className={state === 'answered' ? 'font-medium text-accent' : ''}>
          {t(`own.state.${state}`)}
        </span>
      </p>
      <h3 className="font-sans text-base font-semibold">{t(`topic.${topic}`)}</h3>
      <p lang="" className="line-clamp-4 wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      {answer !== null && (
        <div className="mt-1 grid gap-1 border-s-4 border-accent ps-4">
          <p className="text-sm font-medium">{t('own.answer', { date: date(answeredAt ?? at) })}</p>
          <p lang="" className="wrap-anywhere whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
    </article>
  )
}
