import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/platform/session/session.tsx'
import { satisfies } from '#contract/kit/access.ts'
import { listReportedGroups } from '#contract/groups/list-reported-groups.ts'
import { useTranslations } from 'use-intl'
import { api } from '#web/platform/call/api.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { ReportedGroup } from './reported-group.tsx'

/** What people reported of groups, for staff to decide on. */
export function GroupReports() {
  const t = useTranslations('groups.reports')
  const { role } = useSession()
  const { data, error, refetch } = useQuery({
    ...api(listReportedGroups).queryOptions({}),
    enabled: satisfies(role, 'manager'),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="group-reports" className="mt-12 grid gap-4">
      <div>
        <h2 id="group-reports" className="text-2xl font-bold">
          {t('title')}
        </h2>
        <p className="text-muted">{t('lead')}</p>
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <p>{t('none')}</p>}
      <ul className="grid gap-3">
        {data?.items.map((report) => (
          <li key={report.id} className="rounded-card bg-surface p-4 shadow-card">
            <ReportedGroup report={report} />
          </li>
        ))}
      </ul>
    </section>
  )
}
