import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/platform/session/session.tsx'
import { satisfies } from '#contract/kit/access.ts'
import { listReportedGroups } from '#contract/groups/list-reported-groups.ts'
import { useTranslations } from 'use-intl'
import { api } from '#web/platform/call/api.ts'
import { ReportQueue } from '#web/safety/public.tsx'
import { ReportedGroup } from './reported-group.tsx'

/** What people reported of groups, for staff to decide on. */
export function GroupReports() {
  const t = useTranslations('groups.reports')
  const { role } = useSession()
  const query = useQuery({
    ...api(listReportedGroups).queryOptions({}),
    enabled: satisfies(role, 'manager'),
    staleTime: 0,
  })
  return (
    <ReportQueue id="group-reports" title={t('title')} lead={t('lead')} none={t('none')} query={query}>
      {(report) => <ReportedGroup report={report} />}
    </ReportQueue>
  )
}
