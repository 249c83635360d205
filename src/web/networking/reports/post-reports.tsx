import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { satisfies } from '#contract/kit/access.ts'
import { listReportedPosts } from '#contract/networking/posts/list-reported-posts.ts'
import { api } from '#web/platform/call/api.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { ReportedPost } from './reported-post.tsx'

/** What people reported of posts and comments, for staff to decide on. */
export function PostReports() {
  const t = useTranslations('networking.reports')
  const { role } = useSession()
  const { data, error, refetch } = useQuery({
    ...api(listReportedPosts).queryOptions({}),
    enabled: satisfies(role, 'manager'),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="post-reports" className="mt-12 grid gap-4">
      <div>
        <h2 id="post-reports" className="text-2xl font-bold">
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
            <ReportedPost report={report} />
          </li>
        ))}
      </ul>
    </section>
  )
}
