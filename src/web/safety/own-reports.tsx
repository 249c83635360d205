import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listOwnReports, type OwnReport } from '#contract/safety/list-own-reports.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { Loading } from '#web/ui/states/loading.tsx'

/** What one has reported, and what came of it. */
export function OwnReports() {
  const t = useTranslations('safety.own')
  const list = useInfiniteQuery({
    ...api(listOwnReports).infiniteOptions((cursor) => ({ ...(cursor !== undefined && { cursor }) })),
    staleTime: 0,
  })
  if (list.error && !list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Loading />
  const reports = list.data.pages.flatMap(({ items }) => items)
  if (reports.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <>
      <ul className="grid gap-3">
        {reports.map((report) => (
          <li key={report.id} className="rounded-2xl border border-border p-4">
            <Report report={report} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  )
}

function Report({ report: { kind, reason, detail, at, state, decidedAt } }: { report: OwnReport }) {
  const t = useTranslations('safety')
  const { date } = useFormats()
  return (
    <article className="grid gap-1">
      <p className="text-sm text-muted">
        {t(`own.kind.${kind}`)} · <time dateTime={at}>{date(at)}</time>
      </p>
      <h2 className="font-sans text-base font-semibold">{t(`reasons.${reason}`)}</h2>
      {detail !== null && (
        <q lang="" className="wrap-anywhere">
          {detail}
        </q>
      )}
      <p className={`text-sm font-medium ${state === 'upheld' ? 'text-accent' : ''}`}>
        {t(`own.state.${state}`, { date: decidedAt === null ? '' : date(decidedAt) })}
      </p>
    </article>
  )
}
