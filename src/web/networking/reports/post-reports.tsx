import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { satisfies } from '#contract/kit/access.ts'
import { listReportedPosts } from '#contract/networking/posts/list-reported-posts.ts'
import { api } from '#web/platform/call/api.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { ReportQueue } from '#web/safety/public.tsx'
import { ReportedPost } from './reported-post.tsx'

/** What people reported of posts and comments, for staff to decide on. */
export function PostReports() {
  const t = useTranslations('networking.reports')
  const { role } = useSession()
  const query = useQuery({
    ...api(listReportedPosts).queryOptions({}),
    enabled: satisfies(role, 'manager'),
    staleTime: 0,
  })
  return (
    <ReportQueue id="post-reports" title={t('title')} lead={t('lead')} none={t('none')} query={query}>
      {(report) => <ReportedPost report={report} />}
    </ReportQueue>
  )
}
