import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { listLog } from '#contract/staff/log/list-log.ts'
import type { LogRow } from '#contract/staff/log/log-row.ts'
import { api } from '#web/platform/call/api.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { ExportSheet } from './export-sheet.tsx'

/** What staff and the machine did, latest first. */
export function LogPart() {
  const t = useTranslations('staff.log')
  const [isOpen, setOpen] = useState(false)
  const list = useInfiniteQuery({
    ...api(listLog).infiniteOptions((cursor) => ({ ...(cursor !== undefined && { cursor }) })),
    staleTime: 0,
  })
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Button variant="outline" className="min-h-11 justify-self-start" onClick={() => setOpen(true)}>
        <Download size={18} aria-hidden="true" />
        {t('export')}
      </Button>
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!list.data && !list.error && <Loading />}
      {list.data && rows.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ol className="grid gap-2">
        {rows.map((row) => (
          <li key={row.id} className="rounded-2xl border border-border bg-surface p-4 text-sm">
            <Row row={row} />
          </li>
        ))}
      </ol>
      <LoadMore list={list} />
      {isOpen && <ExportSheet onClose={() => setOpen(false)} />}
    </div>
  )
}

function Row({ row: { at, action, actor, kind, person, days, note } }: { row: LogRow }) {
  const t = useTranslations('moderation')
  const tLog = useTranslations('staff.log')
  const { dateTime } = useFormats()
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-semibold">{actor ?? t('panel.machine')}</span> {t(`log.${action}`)}
        {days !== null && ` ${t('logDays', { n: days })}`}
        {kind !== null && ` · ${t(`own.kind.${kind}`)}`}
        {person && (
          <>
            {' · '}
            <Link
              to="/manager/people/$id"
              params={{ id: person.userId }}
              className="underline underline-offset-4"
            >
              {tLog('about', { name: person.name })}
            </Link>
          </>
        )}
      </p>
      {note !== null && (
        <q lang="" className="wrap-anywhere">
          {note}
        </q>
      )}
      <p className="text-muted">
        <time dateTime={at}>{dateTime(at)}</time>
      </p>
    </>
  )
}
