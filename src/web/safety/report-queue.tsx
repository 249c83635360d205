import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { QueuedReport } from '#contract/safety/report.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'

interface ReportQueueProps<Report extends QueuedReport> {
  /** Id of the heading. */
  id: string
  title: string
  lead: string
  none: string
  query: Pick<UseQueryResult<{ items: readonly Report[] }>, 'data' | 'error' | 'refetch'>
  children: (report: Report) => ReactNode
}

/** A queue of reports for staff, longest waiting first, each drawn by the feature that it is about. */
export function ReportQueue<Report extends QueuedReport>(props: ReportQueueProps<Report>) {
  const { id, title, lead, none, query, children } = props
  const { data, error, refetch } = query
  return (
    <section aria-labelledby={id} className="mt-12 grid gap-4">
      <div>
        <h2 id={id} className="text-2xl font-bold">
          {title}
        </h2>
        <p className="text-muted">{lead}</p>
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <p>{none}</p>}
      <ul className="grid gap-3">
        {data?.items.map((report) => (
          <li key={report.id} className="rounded-card bg-surface p-4 shadow-card">
            {children(report)}
          </li>
        ))}
      </ul>
    </section>
  )
}
